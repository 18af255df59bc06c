ps_5_0
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, r2.xyzw { nonuniform }
mov r1.xyzw { nonuniform }, r2.xyzw
add r1.xyzw, l(1.000000) { nonuniform }, r2.xyzw { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw { nonuniform }
mov r1.xyzw, r2.xyzw {min16f as def32}
mov r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
add r1.xyzw, l(1.000000) {min16f as def32}, r2.xyzw {min16f as def32}
ld r1.xyzw, r2.xyzw, t3.xyzw {min16f}
mov r1.xyzw, r2.xyzw {min16f as def32} { nonuniform }
mov r1.xyzw {min16f} { nonuniform }, r2.xyzw {def32 as min16f}
add r1.xyzw, l(1.000000) {min16f as def32} { nonuniform }, r2.xyzw {min16f as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw {min16f} { nonuniform }
mov r1.xyzw, r2.xyzw {min16i as def32}
mov r1.xyzw {min16i}, r2.xyzw {def32 as min16i}
add r1.xyzw, l(1.000000) {min16i as def32}, r2.xyzw {min16i as def32}
ld r1.xyzw, r2.xyzw, t3.xyzw {min16i}
mov r1.xyzw, r2.xyzw {min16i as def32} { nonuniform }
mov r1.xyzw {min16i} { nonuniform }, r2.xyzw {def32 as min16i}
add r1.xyzw, l(1.000000) {min16i as def32} { nonuniform }, r2.xyzw {min16i as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw {min16i} { nonuniform }
mov r1.xyzw, -r2.xyzw
mov -r1.xyzw, r2.xyzw
add r1.xyzw, -l(1.000000), -r2.xyzw
ld r1.xyzw, r2.xyzw, -t3.xyzw
mov r1.xyzw, -r2.xyzw { nonuniform }
mov -r1.xyzw { nonuniform }, r2.xyzw
add r1.xyzw, -l(1.000000) { nonuniform }, -r2.xyzw { nonuniform }
ld r1.xyzw, r2.xyzw, -t3.xyzw { nonuniform }
mov r1.xyzw, -r2.xyzw {min16f as def32}
mov -r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
add r1.xyzw, -l(1.000000) {min16f as def32}, -r2.xyzw {min16f as def32}
ld r1.xyzw, r2.xyzw, -t3.xyzw {min16f}
mov r1.xyzw, -r2.xyzw {min16f as def32} { nonuniform }
mov -r1.xyzw {min16f} { nonuniform }, r2.xyzw {def32 as min16f}
add r1.xyzw, -l(1.000000) {min16f as def32} { nonuniform }, -r2.xyzw {min16f as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, -t3.xyzw {min16f} { nonuniform }
mov r1.xyzw, -r2.xyzw {min16i as def32}
mov -r1.xyzw {min16i}, r2.xyzw {def32 as min16i}
add r1.xyzw, -l(1.000000) {min16i as def32}, -r2.xyzw {min16i as def32}
ld r1.xyzw, r2.xyzw, -t3.xyzw {min16i}
mov r1.xyzw, -r2.xyzw {min16i as def32} { nonuniform }
mov -r1.xyzw {min16i} { nonuniform }, r2.xyzw {def32 as min16i}
add r1.xyzw, -l(1.000000) {min16i as def32} { nonuniform }, -r2.xyzw {min16i as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, -t3.xyzw {min16i} { nonuniform }
mov r1.xyzw, |r2.xyzw|
mov |r1.xyzw|, r2.xyzw
add r1.xyzw, |l(1.000000)|, |r2.xyzw|
ld r1.xyzw, r2.xyzw, |t3.xyzw|
mov r1.xyzw, |r2.xyzw { nonuniform }|
mov |r1.xyzw { nonuniform }|, r2.xyzw
add r1.xyzw, |l(1.000000) { nonuniform }|, |r2.xyzw { nonuniform }|
ld r1.xyzw, r2.xyzw, |t3.xyzw { nonuniform }|
mov r1.xyzw, |r2.xyzw {min16f as def32}|
mov |r1.xyzw {min16f}|, r2.xyzw {def32 as min16f}
add r1.xyzw, |l(1.000000) {min16f as def32}|, |r2.xyzw {min16f as def32}|
ld r1.xyzw, r2.xyzw, |t3.xyzw {min16f}|
mov r1.xyzw, |r2.xyzw {min16f as def32} { nonuniform }|
mov |r1.xyzw {min16f} { nonuniform }|, r2.xyzw {def32 as min16f}
add r1.xyzw, |l(1.000000) {min16f as def32} { nonuniform }|, |r2.xyzw {min16f as def32} { nonuniform }|
ld r1.xyzw, r2.xyzw, |t3.xyzw {min16f} { nonuniform }|
mov r1.xyzw, |r2.xyzw {min16i as def32}|
mov |r1.xyzw {min16i}|, r2.xyzw {def32 as min16i}
add r1.xyzw, |l(1.000000) {min16i as def32}|, |r2.xyzw {min16i as def32}|
ld r1.xyzw, r2.xyzw, |t3.xyzw {min16i}|
mov r1.xyzw, |r2.xyzw {min16i as def32} { nonuniform }|
mov |r1.xyzw {min16i} { nonuniform }|, r2.xyzw {def32 as min16i}
add r1.xyzw, |l(1.000000) {min16i as def32} { nonuniform }|, |r2.xyzw {min16i as def32} { nonuniform }|
ld r1.xyzw, r2.xyzw, |t3.xyzw {min16i} { nonuniform }|
mov r1.xyzw, -|r2.xyzw|
mov -|r1.xyzw|, r2.xyzw
add r1.xyzw, -|l(1.000000)|, -|r2.xyzw|
ld r1.xyzw, r2.xyzw, -|t3.xyzw|
mov r1.xyzw, -|r2.xyzw { nonuniform }|
mov -|r1.xyzw { nonuniform }|, r2.xyzw
add r1.xyzw, -|l(1.000000) { nonuniform }|, -|r2.xyzw { nonuniform }|
ld r1.xyzw, r2.xyzw, -|t3.xyzw { nonuniform }|
mov r1.xyzw, -|r2.xyzw {min16f as def32}|
mov -|r1.xyzw {min16f}|, r2.xyzw {def32 as min16f}
add r1.xyzw, -|l(1.000000) {min16f as def32}|, -|r2.xyzw {min16f as def32}|
ld r1.xyzw, r2.xyzw, -|t3.xyzw {min16f}|
mov r1.xyzw, -|r2.xyzw {min16f as def32} { nonuniform }|
mov -|r1.xyzw {min16f} { nonuniform }|, r2.xyzw {def32 as min16f}
add r1.xyzw, -|l(1.000000) {min16f as def32} { nonuniform }|, -|r2.xyzw {min16f as def32} { nonuniform }|
ld r1.xyzw, r2.xyzw, -|t3.xyzw {min16f} { nonuniform }|
mov r1.xyzw, -|r2.xyzw {min16i as def32}|
mov -|r1.xyzw {min16i}|, r2.xyzw {def32 as min16i}
add r1.xyzw, -|l(1.000000) {min16i as def32}|, -|r2.xyzw {min16i as def32}|
ld r1.xyzw, r2.xyzw, -|t3.xyzw {min16i}|
mov r1.xyzw, -|r2.xyzw {min16i as def32} { nonuniform }|
mov -|r1.xyzw {min16i} { nonuniform }|, r2.xyzw {def32 as min16i}
add r1.xyzw, -|l(1.000000) {min16i as def32} { nonuniform }|, -|r2.xyzw {min16i as def32} { nonuniform }|
ld r1.xyzw, r2.xyzw, -|t3.xyzw {min16i} { nonuniform }|
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, r2.xyzw { nonuniform }
mov r1.xyzw { nonuniform }, r2.xyzw
add r1.xyzw, l(1.000000) { nonuniform }, r2.xyzw { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw { nonuniform }
mov r1.xyzw, r2.xyzw {min16f as def32}
mov r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
add r1.xyzw, l(1.000000) {min16f as def32}, r2.xyzw {min16f as def32}
ld r1.xyzw, r2.xyzw, t3.xyzw {min16f}
mov r1.xyzw, r2.xyzw {min16f as def32} { nonuniform }
mov r1.xyzw {min16f} { nonuniform }, r2.xyzw {def32 as min16f}
add r1.xyzw, l(1.000000) {min16f as def32} { nonuniform }, r2.xyzw {min16f as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw {min16f} { nonuniform }
mov r1.xyzw, r2.xyzw {min16i as def32}
mov r1.xyzw {min16i}, r2.xyzw {def32 as min16i}
add r1.xyzw, l(1.000000) {min16i as def32}, r2.xyzw {min16i as def32}
ld r1.xyzw, r2.xyzw, t3.xyzw {min16i}
mov r1.xyzw, r2.xyzw {min16i as def32} { nonuniform }
mov r1.xyzw {min16i} { nonuniform }, r2.xyzw {def32 as min16i}
add r1.xyzw, l(1.000000) {min16i as def32} { nonuniform }, r2.xyzw {min16i as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw {min16i} { nonuniform }
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, r2.xyzw { nonuniform }
mov r1.xyzw { nonuniform }, r2.xyzw
add r1.xyzw, l(1.000000) { nonuniform }, r2.xyzw { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw { nonuniform }
mov r1.xyzw, r2.xyzw {min16f as def32}
mov r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
add r1.xyzw, l(1.000000) {min16f as def32}, r2.xyzw {min16f as def32}
ld r1.xyzw, r2.xyzw, t3.xyzw {min16f}
mov r1.xyzw, r2.xyzw {min16f as def32} { nonuniform }
mov r1.xyzw {min16f} { nonuniform }, r2.xyzw {def32 as min16f}
add r1.xyzw, l(1.000000) {min16f as def32} { nonuniform }, r2.xyzw {min16f as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw {min16f} { nonuniform }
mov r1.xyzw, r2.xyzw {min16i as def32}
mov r1.xyzw {min16i}, r2.xyzw {def32 as min16i}
add r1.xyzw, l(1.000000) {min16i as def32}, r2.xyzw {min16i as def32}
ld r1.xyzw, r2.xyzw, t3.xyzw {min16i}
mov r1.xyzw, r2.xyzw {min16i as def32} { nonuniform }
mov r1.xyzw {min16i} { nonuniform }, r2.xyzw {def32 as min16i}
add r1.xyzw, l(1.000000) {min16i as def32} { nonuniform }, r2.xyzw {min16i as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw {min16i} { nonuniform }
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, r2.xyzw { nonuniform }
mov r1.xyzw { nonuniform }, r2.xyzw
add r1.xyzw, l(1.000000) { nonuniform }, r2.xyzw { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw { nonuniform }
mov r1.xyzw, r2.xyzw {min16f as def32}
mov r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
add r1.xyzw, l(1.000000) {min16f as def32}, r2.xyzw {min16f as def32}
ld r1.xyzw, r2.xyzw, t3.xyzw {min16f}
mov r1.xyzw, r2.xyzw {min16f as def32} { nonuniform }
mov r1.xyzw {min16f} { nonuniform }, r2.xyzw {def32 as min16f}
add r1.xyzw, l(1.000000) {min16f as def32} { nonuniform }, r2.xyzw {min16f as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw {min16f} { nonuniform }
mov r1.xyzw, r2.xyzw {min16i as def32}
mov r1.xyzw {min16i}, r2.xyzw {def32 as min16i}
add r1.xyzw, l(1.000000) {min16i as def32}, r2.xyzw {min16i as def32}
ld r1.xyzw, r2.xyzw, t3.xyzw {min16i}
mov r1.xyzw, r2.xyzw {min16i as def32} { nonuniform }
mov r1.xyzw {min16i} { nonuniform }, r2.xyzw {def32 as min16i}
add r1.xyzw, l(1.000000) {min16i as def32} { nonuniform }, r2.xyzw {min16i as def32} { nonuniform }
ld r1.xyzw, r2.xyzw, t3.xyzw {min16i} { nonuniform }
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
add r1.xyzw, l(1.000000), r2.xyzw
ld r1.xyzw, r2.xyzw, t3.xyzw
mov r1.xyzw, -r2.xyzw
mov -r1.xyzw, r2.xyzw
add r1.xyzw, -l(1.000000), -r2.xyzw
ld r1.xyzw, r2.xyzw, -t3.xyzw
ret 

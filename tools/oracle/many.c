/* D3DDisassemble over very many containers that all come from one file: some 25,000 a second, where a job
   of d3dc.c takes a file each. Made for cargo xtask fuzz-oracle; oracle.py's `many` is the way to call it.

     many.exe IN OUT [SKIP [checked]]      the first SKIP containers of IN are passed over

   IN    FLAGS LENGTH bytes, again and again: the flag word, and the container
   OUT   STATUS LENGTH bytes, in the same order: an HRESULT, and the listing without the NUL that ends it
         (empty where STATUS has its highest bit set); FLAGS, STATUS and LENGTH are little-endian words

   Microsoft's code was never meant for broken containers, and the driver outlives what it does: a fault is
   answered with its exception code (c0000005, ...) and the next container follows; a call that takes longer
   than PATIENCE is answered with e0000003 and ends the process, as some faults do. Whoever runs it looks how
   many answers there are and runs it again with that number as SKIP. After a fault the heap may hold anything: what
   follows is to be asked again, alone, where it matters.

   `checked` asks three times, to find answers that do not depend on the container alone:
     e0000001   the answer varies: with the bytes behind the container, or with those in memory it has asked for
     e0000002   bytes behind the container are read: with no memory there it faults, or answers differently */
#define COBJMACROS
#include <windows.h>
#include <d3dcompiler.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VARIES = 0xe0000001, OVERRUN = 0xe0000002, HANGS = 0xe0000003 };
enum { PATIENCE = 1500, TICK = 100 }; /* milliseconds */
enum { BEHIND = 256 };                /* bytes behind the container that are ours */

typedef struct { DWORD status, size; char *text; } Answer; /* text is malloc'ed, or 0 */

static HRESULT(WINAPI *disassemble)(const void *, SIZE_T, UINT, const char *, ID3DBlob **);
static FILE *out;

/* ---- calls that may fault or never return ---- */

static void *landing[5];          /* where a fault goes on */
static volatile LONG inside;      /* whether Microsoft's code runs */
static volatile LONG calls;       /* how often it was called */
static volatile LONG finished;
static DWORD fault;

static LONG WINAPI on_fault(EXCEPTION_POINTERS *x)
{
    if (!inside) return EXCEPTION_EXECUTE_HANDLER;
    inside = 0;
    fault = x->ExceptionRecord->ExceptionCode;
    __builtin_longjmp(landing, 1);
}

static void put_answer(DWORD status, const char *text, DWORD size)
{
    fwrite(&status, 4, 1, out);
    fwrite(&size, 4, 1, out);
    fwrite(text, 1, size, out);
}

/* Ends the process once one call takes too long. The main thread is inside that call, so `out` is ours. */
static DWORD WINAPI watch(void *unused)
{
    LONG seen = -1, waited = 0;
    (void)unused;
    while (!finished) {
        Sleep(TICK);
        waited = inside && calls == seen ? waited + TICK : 0;
        seen = calls;
        if (waited < PATIENCE) continue;
        put_answer(HANGS, "", 0);
        fflush(out);
        TerminateProcess(GetCurrentProcess(), 5);
    }
    return 0;
}

static Answer ask(const void *container, SIZE_T size, DWORD flags)
{
    Answer a = {0, 0, 0};
    ID3DBlob *blob = 0;
    HRESULT hr;
    calls++;
    if (__builtin_setjmp(landing)) return (Answer){fault, 0, 0};
    inside = 1;
    hr = disassemble(container, size, flags, 0, &blob);
    inside = 0;
    a.status = hr;
    if (!blob) return a;
    if (SUCCEEDED(hr)) {
        const char *text = ID3D10Blob_GetBufferPointer(blob);
        a.size = ID3D10Blob_GetBufferSize(blob);
        if (a.size && !text[a.size - 1]) a.size--;
        if (!(a.text = malloc(a.size + 1))) exit(4);
        memcpy(a.text, text, a.size);
    }
    ID3D10Blob_Release(blob);
    return a;
}

/* ---- the same container in other surroundings ---- */

/* What Microsoft's code finds in memory that it asked for, and behind it: what it does not initialise shows, and
   what it reads behind its copies of the container's pieces. */
static BYTE soil;

static LPVOID WINAPI soiled_alloc(HANDLE heap, DWORD flags, SIZE_T size)
{
    enum { MORE = 64 };
    BYTE *block = HeapAlloc(heap, flags, size + MORE);
    SIZE_T clean = flags & HEAP_ZERO_MEMORY ? size : 0;
    if (block) memset(block + clean, soil, size + MORE - clean);
    return block;
}

/* Lets the DLL call soiled_alloc where it imports HeapAlloc. */
static int hook(BYTE *dll)
{
    IMAGE_NT_HEADERS *pe = (void *)(dll + ((IMAGE_DOS_HEADER *)dll)->e_lfanew);
    DWORD imports = pe->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_IMPORT].VirtualAddress;
    IMAGE_IMPORT_DESCRIPTOR *d = (void *)(dll + imports);
    for (; d->Name; d++) {
        IMAGE_THUNK_DATA *name = (void *)(dll + d->OriginalFirstThunk), *place = (void *)(dll + d->FirstThunk);
        for (; name->u1.AddressOfData; name++, place++) {
            DWORD old;
            if (IMAGE_SNAP_BY_ORDINAL(name->u1.Ordinal)) continue;
            if (strcmp((char *)((IMAGE_IMPORT_BY_NAME *)(dll + name->u1.AddressOfData))->Name, "HeapAlloc")) continue;
            if (!VirtualProtect(place, sizeof *place, PAGE_READWRITE, &old)) return 0;
            place->u1.Function = (ULONG_PTR)soiled_alloc;
            return VirtualProtect(place, sizeof *place, old, &old);
        }
    }
    return 0;
}

/* Memory that ends with the container: the page behind it may not be touched. */
static BYTE *at_the_edge(const BYTE *container, DWORD size)
{
    static BYTE *room;
    static SIZE_T have;
    SIZE_T need = ((SIZE_T)size + 0xfff) & ~(SIZE_T)0xfff;
    DWORD old;
    if (need > have) {
        if (room) VirtualFree(room, 0, MEM_RELEASE);
        have = need + 0x10000;
        room = VirtualAlloc(0, have + 0x1000, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
        if (!room || !VirtualProtect(room + have, 0x1000, PAGE_NOACCESS, &old)) exit(4);
    }
    return memcpy(room + have - size, container, size);
}

static int same(const Answer *a, const Answer *b)
{
    return a->status == b->status && a->size == b->size && (!a->size || !memcmp(a->text, b->text, a->size));
}

/* The answer to a container that has BEHIND bytes of ours behind it. */
static Answer ask_thrice(BYTE *container, DWORD size, DWORD flags)
{
    Answer a, b, c;
    memset(container + size, 0, BEHIND);
    soil = 0;
    a = ask(container, size, flags);
    memset(container + size, 0xa5, BEHIND);
    soil = 0xa5;
    b = ask(container, size, flags);
    c = ask(at_the_edge(container, size), size, flags);
    if (!same(&a, &b)) a.status = VARIES;
    else if (!same(&a, &c)) a.status = OVERRUN;
    free(b.text);
    free(c.text);
    return a;
}

int main(int argc, char **argv)
{
    HMODULE dll = LoadLibraryA("d3dcompiler_47.dll");
    FILE *in = argc > 2 ? fopen(argv[1], "rb") : 0;
    int skip = argc > 3 ? atoi(argv[3]) : 0, checked = argc > 4;
    DWORD head[2]; /* flags, length */
    if (!dll || !(disassemble = (void *)GetProcAddress(dll, "D3DDisassemble"))) {
        fprintf(stderr, "d3dcompiler_47.dll: error %lu\n", GetLastError());
        return 2;
    }
    if (!in || !(out = fopen(argv[2], "wb"))) {
        fprintf(stderr, "many.exe IN OUT [SKIP [checked]]\n");
        return 2;
    }
    if (checked && !hook((BYTE *)dll)) {
        fprintf(stderr, "d3dcompiler_47.dll does not import HeapAlloc\n");
        return 2;
    }
    SetUnhandledExceptionFilter(on_fault);
    CreateThread(0, 0, watch, 0, 0, 0);
    while (fread(head, 4, 2, in) == 2) {
        if (skip-- > 0) { fseek(in, head[1], SEEK_CUR); continue; }
        BYTE *container = calloc(1, (SIZE_T)head[1] + BEHIND);
        if (!container || fread(container, 1, head[1], in) != head[1]) return 4;
        Answer a = checked ? ask_thrice(container, head[1], head[0]) : ask(container, head[1], head[0]);
        put_answer(a.status, a.text, a.status & 0x80000000 ? 0 : a.size);
        fflush(out); /* what is written outlives a process that ends in the next call */
        free(a.text);
        free(container);
    }
    finished = 1;
    return fclose(out) ? 4 : 0;
}

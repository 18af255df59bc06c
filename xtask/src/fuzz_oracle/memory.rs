//! Answers of dxc's disassembler that say what lay in its memory by chance, and not what is in the container.
//!
//! That it is so follows from dxc's source; `docs/differences.md` says where. Everything else of such a listing must be ours.

use super::judge::Said;

/// How many components of a signature dxc has bits for; it prints those behind them, too.
const COMPONENTS: u32 = 128;

/// Why the two may differ: what is left of Microsoft's answer without its memory is ours.
pub(super) fn excuse(theirs: &Said, ours: &Said) -> Option<&'static str> {
    match (theirs, ours) {
        (Said::Refused(why), Said::Listing(_)) if why == "8007000e" => Some("Microsoft's runs out of memory"),
        (Said::Listing(_), Said::Refused(why)) if why.contains("an attachment to instruction") => {
            Some("Microsoft's attaches to what an earlier function had in that place")
        }
        (Said::Listing(_), Said::Refused(why)) if why.contains("blocks, far more than there are bits left") => {
            Some("Microsoft's makes blocks until memory is full")
        }
        (Said::Listing(_), Said::Refused(why)) if why.contains("a COMDAT's name is not all there") => {
            Some("Microsoft's takes a COMDAT's name out of its memory")
        }
        // The number that LLVM's table has for what is not there: whatever lies there is found.
        (Said::Listing(_), Said::Refused(why)) if why.contains("no kind of attachments has the number 4294967295") => {
            Some("Microsoft's takes a kind of attachments out of its memory")
        }
        (Said::Listing(theirs), Said::Listing(ours)) => {
            let (theirs, ours) = (String::from_utf8_lossy(theirs), String::from_utf8_lossy(ours));
            let (mut a, mut b) = (theirs.lines(), ours.lines());
            let mut shown = "";
            loop {
                match (a.next(), b.next()) {
                    (None, None) => return Some("Microsoft's prints what lies in its memory"),
                    (Some(a), Some(b)) if a == b || without_memory(a, b) == b => {
                        shown = if b == ";" { shown } else { b };
                    }
                    // A line more, where a structure has no fields.
                    (Some(";"), Some(b)) if shown.contains("[0 x i8]") && a.next() == Some(b) => {}
                    _ => return None,
                }
            }
        }
        _ => None,
    }
}

/// A line of Microsoft's without addresses and without numbers that attributes do not have.
fn without_memory(theirs: &str, ours: &str) -> String {
    if let Some((what, numbers)) = theirs.split_once(" dependent on ViewId: { ") {
        let numbers = numbers.trim_end_matches(" }").split(", ");
        let kept: Vec<&str> = numbers.filter(|text| text.parse().is_ok_and(|at: u32| at < COMPONENTS)).collect();
        return format!("{what} dependent on ViewId: {{ {} }}", kept.join(", "));
    }
    if theirs.contains("; Offset:") {
        // Behind the names of all types of components lies something else.
        let (a, b) = (theirs.split_whitespace(), ours.split_whitespace());
        if a.clone().count() == b.clone().count() && a.clone().zip(b.clone()).all(|(a, b)| a.ends_with(b)) {
            return ours.to_owned();
        }
        let mut rest = a.clone();
        if a.count() == b.clone().count() + 1 && b.clone().all(|b| rest.any(|a| a == b)) {
            return ours.to_owned();
        }
    }
    // A resource's format or dimension that has no name: something lies behind the names of all others.
    let words: Vec<&str> = ours.split_whitespace().collect();
    if let [";", .., id, _, _] = *words
        && ["T", "U", "CB", "S"].iter().any(|class| id.strip_prefix(class).is_some_and(|id| id.parse::<u32>().is_ok()))
        && (0..=2).contains(&(theirs.split_whitespace().count() as isize - words.len() as isize))
        && let Some((table, place)) = ours.split_at_checked(ours.rfind(id).unwrap_or(0))
        && theirs.ends_with(place)
    {
        // A long one leaves no space before it.
        let mut rest = theirs;
        let behind = |rest: &mut &str, word: &str| match rest.find(word).and_then(|at| rest.get(at + word.len()..)) {
            Some(behind) => {
                *rest = behind;
                true
            }
            None => false,
        };
        if table.split_whitespace().all(|word| behind(&mut rest, word)) && table.split_whitespace().count() < 5 {
            return ours.to_owned();
        }
    }
    let mut line = String::new();
    let mut rest = theirs;
    while let Some((before, behind)) = rest.split_once("<0x") {
        let Some((_, after)) = behind.split_once('>') else { break };
        line.push_str(before);
        line.push_str("<badref>");
        rest = after;
    }
    line.push_str(rest);
    // An alignment that has no number has one by chance.
    let mut mine = ours.split(' ');
    let mut words = Vec::new();
    let mut before = "";
    for word in line.split(' ') {
        let next = mine.clone().next().unwrap_or_default();
        if before == "align" && word != next && word.bytes().all(|byte| byte.is_ascii_digit()) {
            continue;
        }
        let bare = word.split_once('=').filter(|(kind, _)| *kind == next).map_or(word, |(kind, _)| kind);
        words.push(bare);
        mine.next();
        before = bare;
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_memory_is_excused() {
        let said = |text: &str| Said::Listing(text.into());
        let excused = |theirs: &str, ours: &str| excuse(&said(theirs), &said(ours)).is_some();
        assert!(excused("a\ncall @f(metadata <0x36ed00>, i32 1)", "a\ncall @f(metadata <badref>, i32 1)"));
        assert!(!excused("a\ncall @f(metadata <0x36ed00>, i32 1)", "a\ncall @f(metadata <badref>, i32 2)"));
        assert!(excused("; Function Attrs: align 358 nounwind", "; Function Attrs: align nounwind"));
        assert!(excused("attributes #0 = { align=358 nounwind }", "attributes #0 = { align nounwind }"));
        assert!(!excused("; Function Attrs: align 8 nounwind", "; Function Attrs: align 4 nounwind"));
        assert!(excused("; Outputs dependent on ViewId: { 3, 139 }", "; Outputs dependent on ViewId: { 3 }"));
        assert!(!excused("; Outputs dependent on ViewId: { 3, 13 }", "; Outputs dependent on ViewId: { 3 }"));
        assert!(excused(
            ";   DSCPIn4 $Element;  ; Offset:    0 Size:    16",
            ";   4 $Element;  ; Offset:    0 Size:    16"
        ));
        assert!(!excused(";   float4 a;  ; Offset:    0", ";   float4 b;  ; Offset:    0"));
        let row = |dimension: &str| format!("; t     texture     u32{dimension}      T2      t8,space7     8");
        assert!(excused(&row("Texture1DArray"), &row("            ")));
        assert!(excused(&row("     unknown"), &row("            ")));
        assert!(!excused(&row("          2d"), &row("          3d")));
        assert!(excused("; t  texture unknown  2d  T0  t1,space2  1", "; t  texture          2d  T0  t1,space2  1"));
        assert!(excused("; s  UAV invalidTexture1DArray  U2  u2  1", "; s  UAV invalid  U2  u2  1"));
        assert!(excused(";   tex_store h;  ; Offset:  160", ";    h;  ; Offset:  160"));
        assert!(excused(";   [0 x i8] (none)\n;\n;\n; }", ";   [0 x i8] (none)\n;\n; }"));
        assert!(!excused(";   [4 x i8] (none)\n;\n;\n; }", ";   [4 x i8] (none)\n;\n; }"));
        assert!(!excused("a", "a\nb"));
        let refused = |why: &str| Said::Refused(why.into());
        assert!(excuse(&refused("8007000e"), &said("a")).is_some());
        assert!(excuse(&refused("80004005"), &said("a")).is_none());
        assert!(excuse(&said("a"), &refused("an attachment to instruction 7 of 3")).is_some());
        assert!(excuse(&said("a"), &refused("a COMDAT's name is not all there")).is_some());
        assert!(excuse(&said("a"), &refused("no type has the number 3")).is_none());
    }
}

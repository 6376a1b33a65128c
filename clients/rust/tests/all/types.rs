//! What the compiler finds: one run of `cargo check` over all programs.

use std::collections::BTreeMap;
use std::fs;

use crate::inputs::repository;
use crate::project::project;

const HEAD: &str = "#![allow(unused)]\nuse agentstream::words::*;\nuse agentstream::*;\n";

/// Each program, and the error that it has.
const PROGRAMS: [(&str, &str, Option<&str>); 9] = [
    (
        "right",
        "let event = TextChunkEvent::new(\"a\", \"s\", \"t\", \"x\").encode_json();",
        None,
    ),
    (
        "missing_parameter",
        "let event = TextChunkEvent::new(\"a\", \"s\", \"t\");",
        Some("E0061"),
    ),
    (
        "missing_field",
        "let event = PermissionDenial { tool_id: None };",
        Some("E0063"),
    ),
    (
        "wrong_type",
        "let event = TextChunkEvent::new(\"a\", \"s\", \"t\", 1);",
        Some("E0277"),
    ),
    (
        "wrong_constant",
        "let reason = SessionEndReason::Done;",
        Some("E0599"),
    ),
    (
        "closed_word",
        "let event = SessionEndedEvent::new(\"a\", \"s\", \"t\", \"done\");",
        Some("E0277"),
    ),
    (
        "open_word",
        "let word: Word<ErrorCode> = \"new\".into();",
        None,
    ),
    (
        "unknown_field",
        "let text = TextChunkEvent::new(\"a\", \"s\", \"t\", \"x\").contents;",
        Some("E0609"),
    ),
    (
        "optional_field",
        "let text: String = TextChunkEvent::new(\"a\", \"s\", \"t\", \"x\").text;",
        Some("E0308"),
    ),
];

/// The variants of `UnifiedEvent`.
fn variants() -> Vec<String> {
    let path = repository().join("clients/rust/src/generated/events.rs");
    let text = fs::read_to_string(path).unwrap();
    let (_, body) = text.split_once("pub enum UnifiedEvent {\n").unwrap();
    let (body, _) = body.split_once("\n}").unwrap();
    let lines = body.lines().filter(|line| !line.trim().starts_with("///"));
    lines
        .map(|line| line.trim().split('(').next().unwrap().to_owned())
        .collect()
}

/// A function with a case for each variant.
fn handler(variants: &[String]) -> String {
    let arms: String = variants
        .iter()
        .map(|name| format!("        UnifiedEvent::{name}(_) => {{}}\n"))
        .collect();
    format!(
        "{HEAD}fn handle(event: UnifiedEvent) {{\n    match event {{\n{arms}    }}\n}}\nfn main() {{}}\n"
    )
}

#[test]
fn errors_of_the_compiler() {
    let all = variants();
    assert!(all.len() >= 37);
    let most: Vec<_> = all
        .iter()
        .filter(|name| *name != "ToolFailed")
        .cloned()
        .collect();
    let mut programs: BTreeMap<_, _> = PROGRAMS
        .iter()
        .map(|(name, line, _)| (*name, format!("{HEAD}fn main() {{\n    {line}\n}}\n")))
        .collect();
    programs.insert("every_case", handler(&all));
    programs.insert("forgotten_case", handler(&most));
    project().add(&programs);
    let mut expected: BTreeMap<_, _> = PROGRAMS
        .iter()
        .map(|(name, _, error)| (*name, *error))
        .collect();
    expected.insert("every_case", None);
    expected.insert("forgotten_case", Some("E0004"));

    let mut check = project().cargo(&["check", "--keep-going", "--message-format", "short"]);
    for name in programs.keys() {
        check.args(["--bin", name]);
    }
    let output = String::from_utf8(check.output().unwrap().stderr).unwrap();
    let found: BTreeMap<_, _> = programs
        .keys()
        .map(|name| (*name, error_of(&output, name)))
        .collect();
    assert_eq!(found, expected, "{output}");
    assert!(
        output.contains("`agentstream::UnifiedEvent::ToolFailed(_)` not covered"),
        "{output}"
    );
}

/// The code of the first error of a program: `src/bin/right.rs:4:1: error[E0061]: …`.
fn error_of<'a>(output: &'a str, name: &str) -> Option<&'a str> {
    let place = format!("src/bin/{name}.rs:");
    let mut lines = output.lines().filter(|line| line.starts_with(&place));
    let (_, rest) = lines.find_map(|line| line.split_once("error["))?;
    rest.split(']').next()
}

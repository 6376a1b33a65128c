//! The README: its installation in a new project, and each of its programs.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::inputs::{command_line, repository, temporary_folder};
use crate::project::{parts_of_readme, project};
use crate::server::Server;

/// A folder with `agentstream` as a command.
fn folder_of(name: &str) -> PathBuf {
    let folder = temporary_folder(name);
    let script = folder.join("agentstream");
    let text = format!(
        "#!/bin/sh\nexec node '{}' \"$@\"\n",
        command_line().display()
    );
    fs::write(&script, text).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

fn run(name: &'static str, program: String, folder: &Path) -> String {
    project().add(&BTreeMap::from([(name, program)]));
    let done = project().run(name, folder, Stdio::null(), folder);
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    String::from_utf8(done.stdout).unwrap()
}

fn program(at: usize) -> String {
    let programs = parts_of_readme("rust");
    assert_eq!(programs.len(), 3);
    programs[at].clone()
}

fn count_lines(program: &str) -> usize {
    program.lines().filter(|line| !line.is_empty()).count()
}

#[test]
fn ten_lines() {
    let folder = folder_of("ten-lines");
    let program = program(0);
    assert_eq!(count_lines(&program), 10);
    let done = project().shell(&parts_of_readme("sh")[1], &program, &folder);
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    assert_eq!(String::from_utf8_lossy(&done.stdout), "Hello\ncompleted\n");
}

#[test]
fn gateway() {
    let folder = folder_of("readme-gateway");
    let server = Server::new("readme-server");
    let token = format!("let token = {:?};", server.token());
    let program = program(1)
        .replace("http://127.0.0.1:8787", &server.url())
        .replace(
            r#"let token = std::env::var("AGENTSTREAM_TOKEN").unwrap_or_default();"#,
            &token,
        );
    assert!(program.contains(&token));
    assert_eq!(run("gateway", program, &folder), "Done.\n");
}

#[test]
fn translate() {
    let folder = folder_of("translate");
    let program = program(2);
    assert!(count_lines(&program) <= 10);
    let recording = repository().join("recordings/claude/2.1.197/bidi-two-turns/stdout.jsonl");
    fs::copy(recording, folder.join("claude.jsonl")).unwrap();
    assert_ne!(run("translate", program, &folder).trim(), "");
}

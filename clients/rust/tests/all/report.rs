//! The report that `npm run languages` reads: written when the last of its parts has passed.

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::Mutex;
use std::{env, fs};

use serde_json::{Value, json};

const PARTS: usize = 7;

static PASSED: Mutex<BTreeMap<&str, Value>> = Mutex::new(BTreeMap::new());

/// A part of the report, after its test has passed.
pub fn passed(part: &'static str, value: impl Into<Value>) {
    let mut parts = PASSED.lock().unwrap();
    parts.insert(part, value.into());
    let Some(path) = env::var_os("AGENTSTREAM_REPORT") else {
        return;
    };
    if parts.len() == PARTS {
        let mut report = json!({ "language": "rust", "version": compiler() });
        for (part, value) in parts.iter() {
            report[part] = value.clone();
        }
        fs::write(path, report.to_string()).unwrap();
    }
}

/// As `1.95.0`.
fn compiler() -> String {
    let output = Command::new("rustc").arg("--version").output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.split(' ').nth(1).unwrap().to_owned()
}

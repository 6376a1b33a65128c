//! What `npm run languages` gives to the tests.

use std::path::{Path, PathBuf};
use std::{env, fs};

use serde_json::Value;

/// The root of the repository.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .unwrap()
}

pub fn vectors_folder() -> PathBuf {
    env::var_os("AGENTSTREAM_VECTORS")
        .map_or_else(|| repository().join("schemas/vectors/v1"), PathBuf::from)
}

/// The built command line.
pub fn command_line() -> PathBuf {
    env::var_os("AGENTSTREAM_CLI").map_or_else(
        || repository().join("packages/cli/bin/agentstream.js"),
        PathBuf::from,
    )
}

/// A file that `npm run languages` makes; without it a test says that it is skipped.
pub fn made(variable: &str) -> Option<Vec<Value>> {
    let path = env::var_os(variable);
    if path.is_none() {
        println!("skipped: {variable} is not set; run `npm run languages -- rust`");
    }
    path.map(|path| read_lines(Path::new(&path)))
}

/// The values of NDJSON: lines end with LF alone.
pub fn read_lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    let lines = text.split('\n').filter(|line| !line.is_empty());
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

pub fn read_folder(folder: &Path) -> Vec<Value> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> = entries
        .filter(|path| path.extension().is_some_and(|end| end == "jsonl"))
        .collect();
    paths.sort();
    paths.iter().flat_map(|path| read_lines(path)).collect()
}

/// Whether two JSON values are the same; 1.0 is 1.
pub fn is_same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => {
            left == right || left.as_f64() == right.as_f64()
        }
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .zip(right)
                    .all(|(left, right)| is_same(left, right))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .all(|(key, value)| right.get(key).is_some_and(|other| is_same(value, other)))
        }
        _ => left == right,
    }
}

pub fn read_json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// A new folder, in the place of the one of an earlier run.
pub fn temporary_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

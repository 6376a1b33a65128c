//! Reads `schema TAB definition TAB json` a line, and prints 1 (valid) or 0 for each.

use std::collections::HashMap;
use std::io::{BufRead, BufWriter, Write};
use std::{env, fs, io};

use jsonschema::{Registry, Validator};
use serde_json::{json, Value};

/// The definition that a value must satisfy, chosen by its type.
fn choose_definition<'a>(entry: &'a Value, value: &Value) -> &'a str {
    let mut name = entry["root"].as_str().expect("root");
    while let Some(union) = entry["unions"].get(name) {
        match choose_member(union, value) {
            Some(next) => name = next,
            None => return name,
        }
    }
    name
}

fn choose_member<'a>(union: &'a Value, value: &Value) -> Option<&'a str> {
    let object = value.as_object()?;
    let unknown = || union["unknown"].as_str();
    if let Some(keys) = union["keys"].as_array() {
        let has = |one: &&Value| object.contains_key(one["key"].as_str().unwrap_or_default());
        return keys.iter().find(has).map_or_else(unknown, |one| one["definition"].as_str());
    }
    let tag = object.get(union["tag"].as_str()?)?.as_str()?;
    if let Some(member) = union["members"].get(tag) {
        return member.as_str();
    }
    let extension = &union["extension"];
    match extension["pattern"].as_str() {
        Some(pattern) if is_match(pattern, tag) => extension["definition"].as_str(),
        _ => unknown(),
    }
}

fn is_match(pattern: &str, tag: &str) -> bool {
    regex::Regex::new(pattern).expect("a pattern of the index").is_match(tag)
}

fn main() {
    let folder = env::args().nth(1).expect("the folder of the schemas");
    let read = |path: &str| -> Value {
        let text = fs::read_to_string(format!("{folder}/{path}")).expect(path);
        serde_json::from_str(&text).expect(path)
    };
    let index = read("index.json");
    let mut entries = HashMap::new();
    let mut resources = Vec::new();
    for entry in index["schemas"].as_array().expect("schemas") {
        // by its $id: nothing is fetched
        let id = entry["$id"].as_str().expect("$id");
        resources.push((id.to_string(), read(entry["path"].as_str().expect("path"))));
        entries.insert(entry["name"].as_str().expect("name"), entry);
    }
    let mut registry = Registry::new();
    for (id, schema) in &resources {
        registry = registry.add(id, schema).expect("a schema");
    }
    let registry = registry.prepare().expect("the registry");
    let mut validators: HashMap<String, Validator> = HashMap::new();
    let mut out = BufWriter::new(io::stdout());
    for line in io::stdin().lock().lines() {
        let line = line.expect("a line");
        let parts: Vec<&str> = line.splitn(3, '\t').collect();
        let entry = entries[parts[0]];
        let Ok(value) = serde_json::from_str::<Value>(parts[2]) else {
            writeln!(out, "0").expect("stdout");
            continue;
        };
        let definition =
            if parts[1].is_empty() { choose_definition(entry, &value) } else { parts[1] };
        let reference = format!("{}#/$defs/{definition}", entry["$id"].as_str().expect("$id"));
        let validator = validators.entry(reference.clone()).or_insert_with(|| {
            jsonschema::draft202012::options()
                .with_registry(&registry)
                .build(&json!({ "$ref": reference }))
                .expect("a definition")
        });
        writeln!(out, "{}", u8::from(validator.is_valid(&value))).expect("stdout");
    }
}

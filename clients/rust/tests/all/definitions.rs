//! The generated code has every definition and field of the schemas, under their own names.

use std::collections::BTreeMap;
use std::fs;

use agentstream::{Value, schemas};

use crate::inputs::{read_json, repository};

/// The text of each generated struct and enum, by its name.
fn generated() -> BTreeMap<String, String> {
    let folder = repository().join("clients/rust/src/generated");
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for kind in ["object! { ", "union! { ", "keyed! { "] {
            for part in text.split(kind).skip(1) {
                let (head, _) = part.split_once("\n}").unwrap();
                let name = head.split_whitespace().next().unwrap();
                found.insert(name.to_owned(), head.to_owned());
            }
        }
    }
    found
}

#[test]
fn every_definition_is_there() {
    let generated = generated();
    let folder = repository().join("schemas/v1");
    let mut count = 0;
    for name in schemas::NAMES {
        let schema = read_json(&folder.join(format!("{name}.schema.json")));
        for (definition, value) in schema["$defs"].as_object().unwrap() {
            let text = &generated[definition];
            count += 1;
            let Some(fields) = value["properties"].as_object() else {
                assert!(value.get("oneOf").is_some(), "{definition}");
                continue;
            };
            let is_required = |key: &str| {
                value["required"]
                    .as_array()
                    .is_some_and(|all| all.contains(&Value::from(key)))
            };
            for key in fields.keys() {
                let quoted = format!("\"{key}\"");
                let line = text
                    .lines()
                    .find(|line| line.contains(&quoted))
                    .unwrap_or_default();
                let required = line.contains(": required ") || line.trim().starts_with('=');
                assert!(!line.is_empty(), "{definition} has no {key}");
                assert_eq!(required, is_required(key), "{definition}: {line}");
            }
        }
    }
    assert!(count >= 380, "{count}");
}

#[test]
fn every_schema_of_ours_is_there() {
    let index = read_json(&repository().join("schemas/v1/index.json"));
    let names = index["schemas"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap());
    let ours: Vec<_> = names.filter(|name| !name.starts_with("native/")).collect();
    assert_eq!(schemas::NAMES, ours);
}

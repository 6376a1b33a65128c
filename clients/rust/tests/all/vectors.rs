//! schemas/vectors/v1/*.jsonl: what every reader must get right.

use agentstream::schemas::{self, AnyModel};
use agentstream::{DecodeError, Value};

use crate::inputs::{is_same, read_folder, vectors_folder};
use crate::report::passed;

type Decoded = Result<Box<dyn AnyModel>, DecodeError>;

#[test]
fn vectors() {
    let vectors = read_folder(&vectors_folder());
    let faults: Vec<_> = vectors.iter().filter_map(fault_of).collect();
    assert_eq!(faults, Vec::<String>::new());
    assert!(vectors.len() >= 203);
    passed("vectors", vectors.len());
}

/// What is wrong with how a vector is decoded.
fn fault_of(vector: &Value) -> Option<String> {
    let schema = vector["schema"].as_str().unwrap();
    let text = match vector["text"].as_str() {
        Some(text) => text.to_owned(),
        None => vector["value"].to_string(),
    };
    let from_text = schemas::decode_json(schema, text.as_bytes()).expect("a schema");
    let value = vector.get("value").cloned();
    let from_value = value.map(|value| schemas::decode(schema, value).expect("a schema"));
    let all = [Some(from_text), from_value].into_iter().flatten();
    let faults: Vec<_> = all
        .filter_map(|decoded| check(vector, &text, decoded).err())
        .collect();
    (!faults.is_empty()).then(|| format!("{}: {}", vector["name"], faults.join("; ")))
}

fn check(vector: &Value, text: &str, decoded: Decoded) -> Result<(), String> {
    if vector.get("either").is_some() {
        return Ok(());
    }
    match (decoded, vector["at"].as_str(), vector["is"].as_str()) {
        (Err(error), Some(path), None) if error.path == path => Ok(()),
        (Err(error), ..) => Err(format!("got the fault {error}")),
        (Ok(model), None, Some(name)) => {
            let value: Value = serde_json::from_str(text).unwrap();
            let again: Value = serde_json::from_str(&model.encode_json()).unwrap();
            match model.definition() == name
                && is_same(&model.encode(), &value)
                && is_same(&again, &value)
            {
                true => Ok(()),
                false => Err(format!("got the {} {again}", model.definition())),
            }
        }
        (Ok(model), ..) => Err(format!("got a {}, expected a fault", model.definition())),
    }
}

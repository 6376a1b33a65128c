//! JSON values as texts that are equal if the values are.

use serde_json::{Map, Number, Value};

/// Numbers as a double has them. Keys keep their order, unless they are sorted.
///
/// Keys that are whole numbers come first, as they do in JavaScript.
pub(crate) fn canonical_json(value: &Value, sort_keys: bool) -> String {
    normalized(value, sort_keys).to_string()
}

fn normalized(value: &Value, sort_keys: bool) -> Value {
    match value {
        Value::Number(number) => number_of(number),
        Value::Array(items) => items
            .iter()
            .map(|item| normalized(item, sort_keys))
            .collect(),
        Value::Object(fields) => {
            let mut keys: Vec<_> = fields.keys().collect();
            match sort_keys {
                true => keys.sort(),
                false => keys.sort_by_key(|key| index_of(key)),
            }
            let entry = |key: &String| (key.clone(), normalized(&fields[key], sort_keys));
            Value::Object(keys.into_iter().map(entry).collect::<Map<_, _>>())
        }
        _ => value.clone(),
    }
}

/// 1, 1.0 and 1e0 are one number, and so are 0 and -0.
fn number_of(number: &Number) -> Value {
    number
        .as_f64()
        .map_or(Value::Null, |double| Value::from(double + 0.0))
}

/// The place of a key among others: keys that are no array index come after all that are.
fn index_of(key: &str) -> u32 {
    let is_canonical = key == "0" || (!key.starts_with('0') && !key.starts_with('+'));
    key.parse()
        .ok()
        .filter(|_| is_canonical)
        .unwrap_or(u32::MAX)
}

//! Rule 8: native lines.

use std::collections::HashMap;

use serde_json::Value;

use super::canonical::canonical_json;
use super::{Faults, Rule};
use crate::UnifiedEvent;
use crate::open_things::OpenThings;
use crate::words::OutputStream;

pub(crate) struct RawLinesRule {
    lines: Vec<Line>,
    /// Which lines are the same, by their text.
    by_key: HashMap<String, Vec<usize>>,
}

struct Line {
    text: String,
    is_used: bool,
}

impl RawLinesRule {
    pub(crate) fn new(lines: Vec<String>) -> Self {
        let mut by_key: HashMap<_, Vec<_>> = HashMap::new();
        for (at, text) in lines.iter().enumerate() {
            by_key.entry(key_of_line(text)).or_default().push(at);
        }
        let line = |text| Line {
            text,
            is_used: false,
        };
        let lines = lines.into_iter().map(line).collect();
        Self { lines, by_key }
    }

    fn take(&mut self, key: &str, faults: &mut Faults) {
        let mut same = self.by_key.get(key).into_iter().flatten();
        match same.find(|at| !self.lines[**at].is_used) {
            Some(at) => self.lines[*at].is_used = true,
            None => {
                let beginning: String = key.chars().take(80).collect();
                faults.add(
                    "8.1",
                    format!("not a line of the input, or emitted twice: {beginning}"),
                );
            }
        }
    }

    fn take_beginning(&mut self, beginning: &str, faults: &mut Faults) {
        let mut lines = self.lines.iter_mut();
        match lines.find(|line| !line.is_used && line.text.starts_with(beginning)) {
            Some(line) => line.is_used = true,
            None => faults.add(
                "8.2",
                "a truncated rawOutput is not the beginning of a line",
            ),
        }
    }
}

impl Rule for RawLinesRule {
    fn check(&mut self, event: &UnifiedEvent, _open: &OpenThings, faults: &mut Faults) {
        match (event.raw(), event) {
            (Some(Value::String(line)), _) => self.take(&key_of_line(line), faults),
            (Some(raw), _) => self.take(&canonical_json(raw, false), faults),
            (None, UnifiedEvent::RawOutput(output)) if output.stream == OutputStream::Stdout => {
                match output.truncated {
                    Some(true) => self.take_beginning(&output.line, faults),
                    _ => self.take(&key_of_line(&output.line), faults),
                }
            }
            _ => {}
        }
    }

    fn end(&self, _open: &OpenThings, faults: &mut Faults) {
        let mut missing = self.lines.iter().filter(|line| !line.is_used);
        if let Some(first) = missing.next() {
            let (count, text) = (1 + missing.count(), &first.text);
            let beginning: String = text.chars().take(80).collect();
            faults.add("8.3", format!("{count} lines are in no event: {beginning}"));
        }
    }
}

fn key_of_line(line: &str) -> String {
    let text = line.strip_suffix('\r').unwrap_or(line);
    match serde_json::from_str(text) {
        Ok(value @ Value::Object(_)) => canonical_json(&value, false),
        _ => text.to_owned(),
    }
}

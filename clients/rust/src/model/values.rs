//! What decodes single values, lists and maps.

use std::collections::BTreeMap;

use regex_lite::Regex;
use serde_json::Value;

use super::{DecodeError, Fields, Word, Words};

type Decoded<T> = Result<T, DecodeError>;

/// The highest integer that JSON readers of all languages hold exactly.
const EXACT: f64 = 9_007_199_254_740_991.0;

pub(crate) fn any(value: Value) -> Decoded<Value> {
    Ok(value)
}

pub(crate) fn boolean(value: Value) -> Decoded<bool> {
    value
        .as_bool()
        .ok_or_else(|| DecodeError::new("expected true or false"))
}

pub(crate) fn string(value: Value) -> Decoded<String> {
    match value {
        Value::String(text) => Ok(text),
        _ => Err(DecodeError::new("expected a string")),
    }
}

pub(crate) fn timestamp(value: Value) -> Decoded<String> {
    let expected = || "expected a time such as 2026-03-02T09:15:27.412Z";
    checked(
        string(value)?,
        |text| is_timestamp(text.as_bytes()),
        expected,
    )
}

pub(crate) fn max_length(most: usize) -> impl Fn(Value) -> Decoded<String> {
    move |value| {
        let fits = |text: &String| text.len() <= most || text.chars().count() <= most;
        checked(string(value)?, fits, || {
            format!("expected at most {most} characters")
        })
    }
}

pub(crate) fn like(pattern: &'static Regex) -> impl Fn(Value) -> Decoded<String> {
    move |value| {
        let fits = |text: &String| pattern.is_match(text);
        checked(string(value)?, fits, || {
            format!("expected a text like {pattern}")
        })
    }
}

pub(crate) fn integer(value: Value) -> Decoded<i64> {
    integer_in(-(EXACT as i64), EXACT as i64)(value)
}

pub(crate) fn integer_in(least: i64, most: i64) -> impl Fn(Value) -> Decoded<i64> {
    move |value| {
        let found = value.as_i64().or_else(|| whole(&value));
        let fits = found.filter(|number| (least..=most).contains(number));
        fits.ok_or_else(|| {
            DecodeError::new(format!("expected an integer between {least} and {most}"))
        })
    }
}

pub(crate) fn count(value: Value) -> Decoded<u64> {
    count_in(0, EXACT as u64)(value)
}

pub(crate) fn ordinal(value: Value) -> Decoded<u64> {
    count_in(1, EXACT as u64)(value)
}

pub(crate) fn count_in(least: u64, most: u64) -> impl Fn(Value) -> Decoded<u64> {
    move |value| integer_in(least as i64, most as i64)(value).map(i64::unsigned_abs)
}

/// The integer of a number that is written as 1.0 or 1e2.
fn whole(value: &Value) -> Option<i64> {
    let number = value.as_f64()?;
    (number.fract() == 0.0 && number.abs() <= EXACT).then_some(number as i64)
}

pub(crate) fn number(value: Value) -> Decoded<f64> {
    value
        .as_f64()
        .ok_or_else(|| DecodeError::new("expected a number"))
}

pub(crate) fn number_in(least: f64, most: f64) -> impl Fn(Value) -> Decoded<f64> {
    move |value| {
        let fits = |found: &f64| (least..=most).contains(found);
        let expected = || format!("expected a number between {least} and {most}");
        checked(number(value)?, fits, expected)
    }
}

pub(crate) fn number_above(limit: f64) -> impl Fn(Value) -> Decoded<f64> {
    move |value| {
        let expected = || format!("expected a number above {limit}");
        checked(number(value)?, |found| *found > limit, expected)
    }
}

pub(crate) fn word<T: Words>(value: Value) -> Decoded<Word<T>> {
    let fits = |found: &Word<T>| !found.as_str().is_empty();
    checked(
        any_word(value)?,
        fits,
        || "expected a word that is not empty",
    )
}

/// A word of a list that has no others.
pub(crate) fn closed_word<T: Words>(value: Value) -> Decoded<T> {
    T::of(&string(value)?).ok_or_else(|| {
        let words: Vec<_> = T::ALL.iter().map(|word| word.as_str()).collect();
        DecodeError::new(format!("expected one of {}", words.join(", ")))
    })
}

/// A word of a vendor's.
pub(crate) fn any_word<T: Words>(value: Value) -> Decoded<Word<T>> {
    string(value).map(Word::from)
}

pub(crate) fn list<T>(decode: impl Fn(Value) -> Decoded<T>) -> impl Fn(Value) -> Decoded<Vec<T>> {
    list_from(0, decode)
}

pub(crate) fn list_from<T>(
    least: usize,
    decode: impl Fn(Value) -> Decoded<T>,
) -> impl Fn(Value) -> Decoded<Vec<T>> {
    move |value| {
        let Value::Array(items) = value else {
            return Err(DecodeError::new("expected an array"));
        };
        if items.len() < least {
            return Err(DecodeError::new(format!("expected at least {least} items")));
        }
        let inside = |(at, item): (usize, Value)| {
            decode(item).map_err(|error: DecodeError| error.inside(&at.to_string()))
        };
        items.into_iter().enumerate().map(inside).collect()
    }
}

pub(crate) fn fields(value: Value) -> Decoded<Fields> {
    match value {
        Value::Object(fields) => Ok(fields),
        _ => Err(DecodeError::new("expected an object")),
    }
}

pub(crate) fn map<T>(
    decode: impl Fn(Value) -> Decoded<T>,
) -> impl Fn(Value) -> Decoded<BTreeMap<String, T>> {
    move |value| {
        let inside = |(key, item): (String, Value)| match decode(item) {
            Ok(item) => Ok((key, item)),
            Err(error) => Err(error.inside(&key)),
        };
        fields(value)?.into_iter().map(inside).collect()
    }
}

pub(crate) fn nullable<T>(
    decode: impl Fn(Value) -> Decoded<T>,
) -> impl Fn(Value) -> Decoded<Option<T>> {
    move |value| match value {
        Value::Null => Ok(None),
        value => decode(value).map(Some),
    }
}

fn checked<T, M: Into<String>>(
    value: T,
    fits: impl Fn(&T) -> bool,
    expected: impl Fn() -> M,
) -> Decoded<T> {
    match fits(&value) {
        true => Ok(value),
        false => Err(DecodeError::new(expected())),
    }
}

/// `2026-03-02T09:15:27.412Z`, with 0 to 9 digits after the seconds.
fn is_timestamp(text: &[u8]) -> bool {
    let Some((head, rest)) = text.split_at_checked(19) else {
        return false;
    };
    let shape = b"0000-00-00T00:00:00";
    let has_shape = head.iter().zip(shape).all(|(byte, like)| match like {
        b'0' => byte.is_ascii_digit(),
        _ => byte == like,
    });
    if !has_shape {
        return false;
    }
    let pair = |at: usize| (head[at] - b'0') * 10 + (head[at + 1] - b'0');
    let fraction = match rest {
        b"Z" => true,
        [b'.', digits @ .., b'Z'] => {
            (1..=9).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit)
        }
        _ => false,
    };
    fraction
        && (1..=12).contains(&pair(5))
        && (1..=31).contains(&pair(8))
        && pair(11) < 24
        && pair(14) < 60
        && pair(17) < 60
}

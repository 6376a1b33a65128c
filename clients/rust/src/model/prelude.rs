//! What the generated modules use.

pub(crate) use std::collections::BTreeMap;
pub(crate) use std::sync::LazyLock;

pub(crate) use regex_lite::Regex;
pub(crate) use serde::{Deserialize, Deserializer, Serialize, Serializer};
pub(crate) use serde_json::Value;

pub(crate) use super::field_reader::FieldReader;
pub(crate) use super::field_writer::FieldWriter;
pub(crate) use super::macros::*;
pub(crate) use super::union_macros::*;
pub(crate) use super::values::*;
pub(crate) use super::{
    DecodeError, Fields, Maybe, Model, Word, Words, deserialize, parse_json, tag_of,
};

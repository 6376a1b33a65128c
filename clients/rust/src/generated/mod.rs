// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! What `npm run generate` makes of the schemas.

pub mod acp;
pub mod ag_ui;
pub mod ai_sdk;
pub mod connection;
pub mod daemon;
pub mod events;
pub mod execute;
pub mod requests;
pub mod responses;
pub mod schemas;
pub mod session_event;
pub mod ues;
pub mod words;

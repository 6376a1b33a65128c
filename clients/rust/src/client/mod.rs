//! The client of the gateway.

mod client_error;
mod event_cursor;
mod event_stream;
mod gateway_client;

pub use client_error::{ClientError, Refusal};
pub use event_cursor::Follow;
pub use event_stream::{EventOptions, EventStream};
pub use gateway_client::{Answer, GatewayClient};

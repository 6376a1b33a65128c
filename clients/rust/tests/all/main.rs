//! One program for all tests: it is linked once.

mod close_open;
mod decode;
mod definitions;
mod gateway;
mod inputs;
mod project;
mod readers;
mod readme;
mod recordings;
mod report;
mod server;
mod streams;
mod types;
mod vectors;

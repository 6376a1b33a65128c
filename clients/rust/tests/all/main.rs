//! One program for all tests: it is linked once.

mod close_open;
mod decode;
mod definitions;
mod inputs;
mod readers;
mod recordings;
mod report;
mod streams;
mod vectors;

//! One program for all tests: it is linked once.

mod inputs;
mod report;
mod vectors;

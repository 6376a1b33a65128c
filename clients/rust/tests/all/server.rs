//! A gateway to test with.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::inputs::{command_line, temporary_folder};

/// A gateway on loopback that keeps its port and its data when it is started again.
pub struct Server {
    folder: PathBuf,
    process: Child,
    port: String,
}

impl Server {
    pub fn new(name: &str) -> Self {
        let folder = temporary_folder(name);
        let (process, port) = start(&folder, "0");
        Self {
            folder,
            process,
            port,
        }
    }

    /// Ends the process as a crash does.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    pub fn restart(&mut self) {
        self.kill();
        self.process = start(&self.folder, &self.port).0;
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub fn token(&self) -> String {
        let text = fs::read_to_string(self.folder.join("data/token")).unwrap();
        text.trim().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

fn start(folder: &Path, port: &str) -> (Child, String) {
    let mut command = Command::new("node");
    command
        .arg(command_line())
        .args(["serve", "--port", port, "--data"]);
    command
        .arg(folder.join("data"))
        .arg("--workspace")
        .arg(folder);
    let mut process = command
        .current_dir(folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(process.stdout.as_mut().unwrap());
    let mut lines = output.lines().map(Result::unwrap);
    let port = lines.find_map(|line| {
        let (_, port) = line.split_once("listens on http://127.0.0.1:")?;
        Some(port.trim().to_owned())
    });
    (
        process,
        port.expect("a gateway: is the command line built?"),
    )
}

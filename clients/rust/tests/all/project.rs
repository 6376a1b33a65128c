//! A new project, made by the commands of the README.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::{env, fs};

use crate::inputs::{repository, temporary_folder};

pub struct Project {
    folder: PathBuf,
}

/// The parts of the README that are in a language.
pub fn parts_of_readme(language: &str) -> Vec<String> {
    let text = fs::read_to_string(repository().join("clients/rust/README.md")).unwrap();
    let mark = format!("```{language}\n");
    let parts = text.split(&mark).skip(1);
    parts
        .map(|part| part.split("```").next().unwrap().to_owned())
        .collect()
}

/// The one project of all tests: its libraries are those that this program was built with.
pub fn project() -> &'static Project {
    static PROJECT: OnceLock<Project> = OnceLock::new();
    PROJECT.get_or_init(|| {
        let folder = temporary_folder("project");
        let lock = repository().join("clients/rust/Cargo.lock");
        // the versions that are tested, and no others
        let commands = parts_of_readme("sh")[0]
            .replace(
                "../clients",
                &repository().join("clients").display().to_string(),
            )
            .replace("cd hello", &format!("cd hello\ncp {} .", lock.display()));
        assert_eq!(commands.lines().count(), 5);
        let script = format!("set -e\n{commands}");
        let made = Command::new("sh")
            .args(["-c", &script])
            .current_dir(&folder)
            .output()
            .unwrap();
        assert!(made.status.success(), "{made:?}");
        Project {
            folder: folder.join("hello"),
        }
    })
}

impl Project {
    /// Adds programs by their names.
    pub fn add(&self, programs: &BTreeMap<&str, String>) {
        let folder = self.folder.join("src/bin");
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in programs {
            fs::write(folder.join(name).with_extension("rs"), text).unwrap();
        }
    }

    /// The output of a command of the README, in a project of this program alone.
    pub fn shell(&self, command: &str, program: &str, path: &Path) -> Output {
        // beside the other one: its dependency has a relative path
        let folder = self.folder.with_file_name("alone");
        fs::create_dir_all(folder.join("src")).unwrap();
        for name in ["Cargo.toml", "Cargo.lock"] {
            fs::copy(self.folder.join(name), folder.join(name)).unwrap();
        }
        fs::write(folder.join("src/main.rs"), program).unwrap();
        Command::new("sh")
            .args(["-c", command])
            .current_dir(folder)
            .env("PATH", path_with(path))
            .env("CARGO_TARGET_DIR", target_folder())
            .output()
            .unwrap()
    }

    /// cargo, with the built libraries of this program.
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("cargo");
        command.args(arguments).current_dir(&self.folder);
        command.env("CARGO_TARGET_DIR", target_folder());
        command
    }

    /// The output of a program, which runs in a folder of its own.
    pub fn run(&self, name: &str, folder: &Path, stdin: Stdio, path: &Path) -> Output {
        let built = self
            .cargo(&["build", "--quiet", "--bin", name])
            .output()
            .unwrap();
        assert!(
            built.status.success(),
            "{}",
            String::from_utf8_lossy(&built.stderr)
        );
        Command::new(target_folder().join("debug").join(name))
            .current_dir(folder)
            .stdin(stdin)
            .env("PATH", path_with(path))
            .output()
            .unwrap()
    }
}

fn path_with(folder: &Path) -> OsString {
    let mut paths = vec![folder.to_path_buf()];
    paths.extend(env::split_paths(&env::var_os("PATH").unwrap()));
    env::join_paths(paths).unwrap()
}

fn target_folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
        .parent()
        .unwrap()
        .to_path_buf()
}

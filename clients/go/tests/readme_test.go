package tests

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var blocks = regexp.MustCompile("(?s)```(go|sh)\n(.*?)```")

// readme are the programs and the commands of the README.
func readme(t *testing.T) (programs, commands []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range blocks.FindAllStringSubmatch(string(text), -1) {
		if block[1] == "go" {
			programs = append(programs, block[2])
		} else {
			commands = append(commands, strings.Split(strings.TrimSpace(block[2]), "\n")...)
		}
	}
	if len(programs) != 3 || len(commands) != 6 {
		t.Fatalf("%d programs and %d commands", len(programs), len(commands))
	}
	return programs, commands
}

// project is a new project beside a checkout of the repository, made by the commands of the README.
type project struct {
	folder string
	env    []string
}

func newProject(t *testing.T, commands []string) project {
	t.Helper()
	root, err := filepath.Abs(repository)
	if err != nil {
		t.Fatal(err)
	}
	parent := t.TempDir()
	p := project{folder: filepath.Join(parent, "example"), env: append(os.Environ(), "GOFLAGS=", "GOPROXY=off")}
	bin := filepath.Join(parent, "bin")
	script := "#!/bin/sh\nexec node \"" + needCLI(t) + "\" \"$@\"\n"
	for _, err := range []error{
		os.Symlink(root, filepath.Join(parent, "agentstream")),
		os.Mkdir(p.folder, 0o755),
		os.Mkdir(bin, 0o755),
		os.WriteFile(filepath.Join(bin, "agentstream"), []byte(script), 0o755),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	p.env = append(p.env, "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	for _, command := range commands {
		p.run(t, command)
	}
	return p
}

// run runs a command of the README, and gives what it prints.
func (p project) run(t *testing.T, command string) string {
	t.Helper()
	shell := exec.Command("sh", "-c", command)
	shell.Dir, shell.Env = p.folder, p.env
	var stderr bytes.Buffer
	shell.Stderr = &stderr
	output, err := shell.Output()
	if err != nil {
		t.Fatalf("%s: %v: %s", command, err, stderr.String())
	}
	return string(output)
}

func (p project) write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(p.folder, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// bodyOf are the lines of main.
func bodyOf(program string) int {
	_, body, _ := strings.Cut(program, "func main() {\n")
	return strings.Count(body, "\n") - 1
}

func TestReadme(t *testing.T) {
	programs, commands := readme(t)
	p := newProject(t, commands[:3])
	t.Run("ten lines", func(t *testing.T) {
		p.write(t, "main.go", programs[0])
		if lines := bodyOf(programs[0]); lines != 10 {
			t.Errorf("%d lines", lines)
		}
		if output := p.run(t, commands[3]); output != "Hello\ncompleted\n" {
			t.Errorf("got %q", output)
		}
	})
	t.Run("linter", func(t *testing.T) {
		bin := filepath.Dir(linter(t, "go-check-sumtype"))
		output := p.run(t, "PATH='"+bin+"':$PATH; "+commands[4]+" 2>&1 || true")
		if !strings.Contains(output, "missing cases for") {
			t.Errorf("got %q", output)
		}
	})
	t.Run("gateway", func(t *testing.T) {
		server := startServer(t)
		p.write(t, "main.go", strings.Replace(programs[1], "http://127.0.0.1:8787", server.url, 1))
		if output := p.run(t, "AGENTSTREAM_TOKEN="+server.token+" go run ."); output != "Done.\n" {
			t.Errorf("got %q", output)
		}
	})
	t.Run("translate", func(t *testing.T) {
		recording := filepath.Join(repository, "recordings", "claude", "2.1.197", "bidi-two-turns", "stdout.jsonl")
		lines, err := os.ReadFile(recording)
		if err != nil {
			t.Fatal(err)
		}
		p.write(t, "claude.jsonl", string(lines))
		p.write(t, "main.go", programs[2])
		if count := bodyOf(programs[2]); count != 10 {
			t.Errorf("%d lines", count)
		}
		output := p.run(t, commands[5])
		for _, expected := range []string{"*agentstream.TextChunkEvent <nil>\n", "*agentstream.SessionEndedEvent <nil>\nended: <nil>\n"} {
			if !strings.Contains(output, expected) {
				t.Errorf("expected %q in %q", expected, output)
			}
		}
	})
}

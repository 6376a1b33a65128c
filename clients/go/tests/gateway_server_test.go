package tests

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/agentstream/agentstream/clients/go/gateway"
)

// cli is the built command line.
var cli = func() string {
	if path := os.Getenv("AGENTSTREAM_CLI"); path != "" {
		return path
	}
	return filepath.Join(repository, "packages", "cli", "bin", "agentstream.js")
}()

// needCLI skips a test where the command line cannot run.
func needCLI(t *testing.T) string {
	t.Helper()
	path, err := filepath.Abs(cli)
	if err != nil {
		t.Fatal(err)
	}
	output, err := exec.Command("node", path, "--version").CombinedOutput()
	switch {
	case err == nil:
		return path
	case os.Getenv("AGENTSTREAM_CLI") != "":
		t.Fatalf("%s does not run: %v %s", path, err, output)
	default:
		t.Skipf("%s does not run, is it built? %v %s", path, err, output)
	}
	return ""
}

// server is a gateway on loopback that keeps its port and its data when it is started again.
type server struct {
	cli, folder, url, token string
	process                 *exec.Cmd
}

func startServer(t *testing.T) *server {
	t.Helper()
	s := &server{cli: needCLI(t), folder: t.TempDir()}
	s.start(t, "0")
	token, err := os.ReadFile(filepath.Join(s.folder, "data", "token"))
	if err != nil {
		t.Fatal(err)
	}
	s.token = strings.TrimSpace(string(token))
	t.Cleanup(func() { s.stop(syscall.SIGTERM) })
	return s
}

var listening = regexp.MustCompile(`listens on (http://127\.0\.0\.1:(\d+))`)

func (s *server) start(t *testing.T, port string) {
	t.Helper()
	data := filepath.Join(s.folder, "data")
	s.process = exec.Command("node", s.cli, "serve", "--port", port, "--data", data, "--workspace", s.folder)
	s.process.Dir = s.folder
	output, err := s.process.StdoutPipe()
	if err == nil {
		err = s.process.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(output)
	for lines.Scan() {
		if found := listening.FindStringSubmatch(lines.Text()); found != nil {
			s.url = found[1]
			return
		}
	}
	t.Fatal("the gateway has not started")
}

func (s *server) stop(signal syscall.Signal) {
	// it may have ended already
	_ = s.process.Process.Signal(signal)
	_ = s.process.Wait()
}

func (s *server) restart(t *testing.T) {
	t.Helper()
	s.stop(syscall.SIGKILL)
	s.start(t, s.url[strings.LastIndexByte(s.url, ':')+1:])
}

func (s *server) client() *gateway.Client {
	return gateway.NewClient(s.url, s.token)
}

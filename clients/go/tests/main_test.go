// Package tests holds the types, the readers and the client to what all languages must do: clients/README.md.
package tests

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
)

// report counts what passed; `npm run languages` reads it.
var report = struct {
	Language   string `json:"language"`
	Version    string `json:"version"`
	Vectors    int    `json:"vectors"`
	Streams    int    `json:"streams"`
	Mutated    int    `json:"mutated"`
	Recordings int    `json:"recordings"`
	RoundTrips int    `json:"roundTrips"`
	Speed      struct {
		Decode float64 `json:"decode"`
		Plain  float64 `json:"plain"`
	} `json:"speed"`
	Gateway bool `json:"gateway"`
}{Language: "go", Version: strings.TrimPrefix(runtime.Version(), "go")}

func TestMain(m *testing.M) {
	code := m.Run()
	if path := os.Getenv("AGENTSTREAM_REPORT"); path != "" && code == 0 {
		text, err := json.Marshal(report)
		if err == nil {
			err = os.WriteFile(path, text, 0o600)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			code = 1
		}
	}
	os.Exit(code)
}

// repository is the root of the repository, from which the tests run.
var repository = func() string {
	if root := os.Getenv("AGENTSTREAM_REPOSITORY"); root != "" {
		return root
	}
	return filepath.Join("..", "..", "..")
}()

func vectorsFolder() string {
	if folder := os.Getenv("AGENTSTREAM_VECTORS"); folder != "" {
		return folder
	}
	return filepath.Join(repository, "schemas", "vectors", "v1")
}

// inputOf is a file that `npm run languages` makes.
func inputOf(t *testing.T, variable string) string {
	t.Helper()
	path := os.Getenv(variable)
	if path == "" {
		t.Skipf("%s is not set: run `npm run languages -- go`", variable)
	}
	return path
}

// readLines decodes the values of NDJSON.
func readLines[T any](t *testing.T, path string) []T {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var values []T
	for _, line := range bytes.Split(text, []byte("\n")) {
		if len(line) == 0 {
			continue
		}
		var value T
		if err := json.Unmarshal(line, &value); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		values = append(values, value)
	}
	return values
}

func readFolder[T any](t *testing.T, folder string) []T {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	var values []T
	for _, path := range paths {
		values = append(values, readLines[T](t, path)...)
	}
	return values
}

// isSameJSON reports whether two texts are the same JSON value.
func isSameJSON(t *testing.T, left, right []byte) bool {
	t.Helper()
	return reflect.DeepEqual(parse(t, left), parse(t, right))
}

func parse(t *testing.T, text []byte) any {
	t.Helper()
	var value any
	if err := json.Unmarshal(text, &value); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return value
}

package tests

import (
	"go/ast"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const modulePath = "github.com/agentstream/agentstream/clients/go"

// membersOf are the types of a union, from the methods of its visitor.
func membersOf(t *testing.T, union string) []string {
	t.Helper()
	visitor, ok := typesByName(t)[strings.ToLower(union)+"visitor"].Type.(*ast.InterfaceType)
	if !ok {
		t.Fatalf("there is no visitor of %s", union)
	}
	var members []string
	for _, method := range visitor.Methods.List {
		members = append(members, strings.TrimPrefix(method.Names[0].Name, "Visit"))
	}
	return members
}

// visitorOf is a program with a visitor of all members but one.
func visitorOf(members []string, forgotten string) string {
	program := "type visitor struct{}\n\nvar _ agentstream.UnifiedEventVisitor[int] = visitor{}\n\n" +
		"func Visit(event agentstream.UnifiedEvent) int { return agentstream.VisitUnifiedEvent(event, visitor{}) }\n"
	for _, member := range members {
		if member != forgotten {
			program += "\nfunc (visitor) Visit" + member + "(*agentstream." + member + ") int { return 1 }\n"
		}
	}
	return program
}

// switchOf is a program with a switch over all members but one.
func switchOf(members []string, forgotten string) string {
	program := "func Switch(event agentstream.UnifiedEvent) int {\n\tswitch event.(type) {\n"
	for _, member := range members {
		if member != forgotten {
			program += "\tcase *agentstream." + member + ":\n\t\treturn 1\n"
		}
	}
	return program + "\t}\n\treturn 0\n}\n"
}

func wordsOf(words ...string) string {
	program := "func Words(reason agentstream.SessionEndReason) int {\n\tswitch reason {\n"
	for _, word := range words {
		program += "\tcase agentstream.SessionEndReason" + word + ":\n\t\treturn 1\n"
	}
	return program + "\t}\n\treturn 0\n}\n"
}

// writeProgram makes a package of its own of each program, in one module.
func writePrograms(t *testing.T, programs map[string]string) string {
	t.Helper()
	module, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	files := map[string]string{
		"go.mod": "module example\n\ngo 1.24\n\nrequire " + modulePath + " v0.0.0\n\nreplace " + modulePath + " => " + module + "\n",
	}
	for name, program := range programs {
		files[name+"/program.go"] = "package " + name + "\n\nimport \"" + modulePath + "/agentstream\"\n\n" + program
	}
	for path, text := range files {
		path = filepath.Join(folder, path)
		err := os.MkdirAll(filepath.Dir(path), 0o755)
		if err == nil {
			err = os.WriteFile(path, []byte(text), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

var faultAt = regexp.MustCompile(`(\w+)/program\.go:\d+:\d+: (.*)`)

// faultsOf runs a tool over all programs, and gives what it says of each.
func faultsOf(folder string, command string, args ...string) map[string]string {
	tool := exec.Command(command, args...)
	tool.Dir = folder
	tool.Env = append(os.Environ(), "GOFLAGS=", "GOPROXY=off")
	// it fails where there are faults
	output, _ := tool.CombinedOutput()
	faults := map[string]string{}
	for _, found := range faultAt.FindAllStringSubmatch(string(output), -1) {
		faults[found[1]] += found[2] + "\n"
	}
	return faults
}

// checkFaults compares what a tool says with what it must say: nothing where that is empty.
func checkFaults(t *testing.T, faults, expected map[string]string) {
	t.Helper()
	for name, words := range expected {
		if fault := faults[name]; (words == "") != (fault == "") || !strings.Contains(fault, words) {
			t.Errorf("%s: expected %q, got %q", name, words, fault)
		}
	}
}

func TestCompiler(t *testing.T) {
	members := membersOf(t, "UnifiedEvent")
	chunk := func(fields string) string {
		return "var Event agentstream.UnifiedEvent = &agentstream.TextChunkEvent{" + fields + "}\n"
	}
	cases := map[string][2]string{
		"everycase":     {visitorOf(members, ""), ""},
		"forgottencase": {visitorOf(members, "ToolFailedEvent"), "missing method VisitToolFailedEvent"},
		"right":         {chunk(`ID: "a", Content: "x", Text: agentstream.Ptr("x")`), ""},
		"wrongtype":     {chunk("Content: 1"), "cannot use 1"},
		"wrongconstant": {chunk(`Type: "textChunks"`), "unknown field Type"},
		"unknownfield":  {chunk(`Contents: "x"`), "unknown field Contents"},
		"optionalfield": {"var Length = len(agentstream.TextChunkEvent{}.Text)\n", "invalid argument"},
		"openword":      {`var Word agentstream.ErrorCode = "new"` + "\n", ""},
		"otherlist":     {"var Word agentstream.ErrorCode = agentstream.SessionDetailLoop\n", "cannot use"},
		"otherfamily":   {"var Event agentstream.UnifiedEvent = &agentstream.OutputStdout{}\n", "does not implement"},
		"value":         {"var Event agentstream.UnifiedEvent = agentstream.TextChunkEvent{}\n", "does not implement"},
	}
	programs, expected := map[string]string{}, map[string]string{}
	for name, one := range cases {
		programs[name], expected[name] = one[0], one[1]
	}
	checkFaults(t, faultsOf(writePrograms(t, programs), "go", "build", "./..."), expected)
	if len(members) < 36 {
		t.Errorf("only %d types of events", len(members))
	}
}

// linter is a tool that `npm run languages` installs.
func linter(t *testing.T, name string) string {
	t.Helper()
	cache := os.Getenv("AGENTSTREAM_CACHE")
	if cache == "" {
		t.Skip("AGENTSTREAM_CACHE is not set: run `npm run languages -- go`")
	}
	return filepath.Join(cache, "bin", name)
}

func TestSumTypeLinter(t *testing.T) {
	command := linter(t, "go-check-sumtype")
	members := membersOf(t, "UnifiedEvent")
	folder := writePrograms(t, map[string]string{
		"everycase": switchOf(members, ""), "forgottencase": switchOf(members, "ToolFailedEvent"),
	})
	faults := faultsOf(folder, command, "./...", modulePath+"/agentstream")
	checkFaults(t, faults, map[string]string{"everycase": "", "forgottencase": "missing cases for ToolFailedEvent"})
}

func TestExhaustiveLinter(t *testing.T) {
	command := linter(t, "exhaustive")
	folder := writePrograms(t, map[string]string{
		"everyword": wordsOf("Completed", "Failed", "Cancelled", "Timeout"), "forgottenword": wordsOf("Completed"),
	})
	faults := faultsOf(folder, command, "./...")
	checkFaults(t, faults, map[string]string{"everyword": "", "forgottenword": "agentstream.SessionEndReasonFailed"})
}

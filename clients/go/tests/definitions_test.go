package tests

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

type definition struct {
	OneOf      []any
	Properties map[string]struct{ Const any }
	Required   []string
}

// definitions are those of all schemas that Go has.
func definitions(t *testing.T) map[string]definition {
	t.Helper()
	found := map[string]definition{}
	for _, name := range agentstream.SchemaNames() {
		var schema struct {
			Defs map[string]definition `json:"$defs"`
		}
		readJSON(t, filepath.Join(repository, "schemas", "v1", name+".schema.json"), &schema)
		for key, one := range schema.Defs {
			found[key] = one
		}
	}
	return found
}

func readJSON(t *testing.T, path string, value any) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(text, value)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// typesByName are the types of the package, under their names in small letters.
func typesByName(t *testing.T) map[string]*ast.TypeSpec {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("..", "agentstream", "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	types := map[string]*ast.TypeSpec{}
	for _, path := range paths {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(node ast.Node) bool {
			if spec, ok := node.(*ast.TypeSpec); ok {
				types[strings.ToLower(spec.Name.Name)] = spec
			}
			return true
		})
	}
	return types
}

// TestDefinitions shows that the code has every definition and every field, under their own names.
func TestDefinitions(t *testing.T) {
	types := typesByName(t)
	all := definitions(t)
	for name, one := range all {
		spec := types[strings.ToLower(name)]
		if spec == nil {
			t.Errorf("there is no %s", name)
			continue
		}
		if one.OneOf != nil {
			if _, ok := spec.Type.(*ast.InterfaceType); !ok {
				t.Errorf("%s is no interface", name)
			}
			continue
		}
		structure, ok := spec.Type.(*ast.StructType)
		if !ok {
			t.Errorf("%s is no struct", name)
			continue
		}
		if found, expected := fieldsOf(structure), expectedFields(one); !slices.Equal(found, expected) {
			t.Errorf("%s: expected %q, got %q", name, expected, found)
		}
	}
	if len(all) < 250 {
		t.Errorf("only %d definitions", len(all))
	}
}

// expectedFields are the tags of fields; one that is required and a constant is none.
func expectedFields(one definition) []string {
	var fields []string
	for name, property := range one.Properties {
		switch {
		case !slices.Contains(one.Required, name):
			fields = append(fields, name+",omitempty")
		case property.Const == nil:
			fields = append(fields, name)
		}
	}
	slices.Sort(fields)
	return fields
}

func fieldsOf(structure *ast.StructType) []string {
	var fields []string
	for _, field := range structure.Fields.List {
		tag := reflect.StructTag(strings.Trim(field.Tag.Value, "`")).Get("json")
		if tag != "-" {
			fields = append(fields, tag)
		}
	}
	slices.Sort(fields)
	return fields
}

func TestEverySchemaIsThere(t *testing.T) {
	var index struct {
		Schemas []struct{ Name string }
	}
	readJSON(t, filepath.Join(repository, "schemas", "v1", "index.json"), &index)
	var ours []string
	for _, schema := range index.Schemas {
		if !strings.HasPrefix(schema.Name, "native/") {
			ours = append(ours, schema.Name)
		}
	}
	if names := agentstream.SchemaNames(); !slices.Equal(names, ours) {
		t.Errorf("expected %q, got %q", ours, names)
	}
}

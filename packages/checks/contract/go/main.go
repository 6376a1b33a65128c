// Reads `schema TAB definition TAB json` a line, and prints 1 (valid) or 0 for each.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

type entry struct {
	Name   string           `json:"name"`
	ID     string           `json:"$id"`
	Path   string           `json:"path"`
	Root   string           `json:"root"`
	Unions map[string]union `json:"unions"`
}

type union struct {
	Tag     string            `json:"tag"`
	Members map[string]string `json:"members"`
	Keys    []struct {
		Key        string `json:"key"`
		Definition string `json:"definition"`
	} `json:"keys"`
	Extension *struct {
		Pattern    string `json:"pattern"`
		Definition string `json:"definition"`
	} `json:"extension"`
	Unknown string `json:"unknown"`
}

// The definition that a value must satisfy, chosen by its type.
func chooseDefinition(e entry, value any) string {
	name := e.Root
	for {
		one, isUnion := e.Unions[name]
		if !isUnion {
			return name
		}
		next := chooseMember(one, value)
		if next == "" {
			return name
		}
		name = next
	}
}

func chooseMember(u union, value any) string {
	object, isObject := value.(map[string]any)
	if !isObject {
		return ""
	}
	if u.Keys != nil {
		for _, one := range u.Keys {
			if _, has := object[one.Key]; has {
				return one.Definition
			}
		}
		return u.Unknown
	}
	tag, isString := object[u.Tag].(string)
	if !isString {
		return ""
	}
	if member, known := u.Members[tag]; known {
		return member
	}
	if u.Extension != nil && regexp.MustCompile(u.Extension.Pattern).MatchString(tag) {
		return u.Extension.Definition
	}
	return u.Unknown
}

func main() {
	folder := os.Args[1]
	var index struct {
		Schemas []entry `json:"schemas"`
	}
	text, err := os.ReadFile(filepath.Join(folder, "index.json"))
	check(err)
	check(json.Unmarshal(text, &index))
	compiler := jsonschema.NewCompiler()
	entries := map[string]entry{}
	for _, one := range index.Schemas {
		file, err := os.Open(filepath.Join(folder, one.Path))
		check(err)
		schema, err := jsonschema.UnmarshalJSON(file)
		check(err)
		// by its $id: nothing is fetched
		check(compiler.AddResource(one.ID, schema))
		entries[one.Name] = one
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64<<20)
	for lines.Scan() {
		parts := strings.SplitN(lines.Text(), "\t", 3)
		fmt.Fprintln(out, verdict(compiler, entries[parts[0]], parts[1], parts[2]))
	}
	check(lines.Err())
}

func verdict(compiler *jsonschema.Compiler, e entry, definition string, text string) int {
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	if err != nil {
		return 0
	}
	if definition == "" {
		definition = chooseDefinition(e, value)
	}
	schema, err := compiler.Compile(e.ID + "#/$defs/" + definition)
	check(err)
	if schema.Validate(value) != nil {
		return 0
	}
	return 1
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

package rules

import (
	"encoding/json"
	"strings"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

type nativeLine struct {
	text   string
	isUsed bool
}

// RawLines is rule 8: native lines.
type RawLines struct {
	lines []*nativeLine
	byKey map[string][]*nativeLine
}

// NewRawLines starts rule 8 with the lines that the stream was made of.
func NewRawLines(lines []string) *RawLines {
	rule := &RawLines{byKey: map[string][]*nativeLine{}}
	for _, text := range lines {
		line := &nativeLine{text: strings.ToValidUTF8(text, "\uFFFD")}
		key := keyOfLine(line.text)
		rule.lines = append(rule.lines, line)
		rule.byKey[key] = append(rule.byKey[key], line)
	}
	return rule
}

// Check gives what is wrong with an event.
func (r *RawLines) Check(event agentstream.UnifiedEvent, _ *openthings.State) []Fault {
	if raw := event.GetRaw(); raw != nil {
		return r.take(keyOf(raw))
	}
	output, ok := event.(*agentstream.RawOutputEvent)
	if !ok || output.Stream != agentstream.OutputStreamStdout {
		return nil
	}
	if output.Truncated != nil && *output.Truncated {
		return r.takeBeginning(output.Line)
	}
	return r.take(keyOfLine(output.Line))
}

// End gives what is wrong with the stream as a whole.
func (r *RawLines) End(*openthings.State) []Fault {
	missing := 0
	first := ""
	for _, line := range r.lines {
		if !line.isUsed {
			if missing == 0 {
				first = line.text
			}
			missing++
		}
	}
	if missing == 0 {
		return nil
	}
	return fault("8.3", "%d lines are in no event: %.80s", missing, first)
}

func (r *RawLines) take(key string) []Fault {
	lines := r.byKey[key]
	for index, line := range lines {
		if !line.isUsed {
			line.isUsed = true
			r.byKey[key] = lines[index+1:]
			return nil
		}
	}
	return fault("8.1", "not a line of the input, or emitted twice: %.80s", key)
}

func (r *RawLines) takeBeginning(beginning string) []Fault {
	for _, line := range r.lines {
		if !line.isUsed && strings.HasPrefix(line.text, beginning) {
			line.isUsed = true
			return nil
		}
	}
	return fault("8.2", "a truncated rawOutput is not the beginning of a line")
}

func keyOf(raw json.RawMessage) string {
	var text string
	if json.Unmarshal(raw, &text) == nil && strings.HasPrefix(strings.TrimSpace(string(raw)), `"`) {
		return keyOfLine(text)
	}
	return canonicalJSON(raw, givenKeys)
}

// keyOfLine is the same for lines that are objects of equal value with keys in the same order.
func keyOfLine(line string) string {
	text := strings.TrimSuffix(line, "\r")
	isObject := strings.HasPrefix(strings.TrimLeft(text, " \t\r\n"), "{")
	if !isObject || !json.Valid([]byte(text)) {
		return text
	}
	return canonicalJSON([]byte(text), givenKeys)
}

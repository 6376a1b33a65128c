// Package rules has the stream rules, each with its clauses: docs/reference/stream.md.
package rules

import (
	"fmt"
	"strings"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Fault is a clause that is broken, and how.
type Fault struct {
	Clause, Reason string
}

// Rule is some clauses, checked over one stream.
type Rule interface {
	// Check gives what is wrong with an event; open is what was open before it.
	Check(event agentstream.UnifiedEvent, open *openthings.State) []Fault

	// End gives what is wrong with the stream as a whole.
	End(open *openthings.State) []Fault
}

// eventRule is a rule without clauses about the stream as a whole.
type eventRule struct{}

func (eventRule) End(*openthings.State) []Fault { return nil }

// set has the ids that have been used.
type set map[string]bool

// add reports whether an id is new.
func (s set) add(id string) bool {
	isNew := !s[id]
	s[id] = true
	return isNew
}

func fault(clause, format string, values ...any) []Fault {
	return []Fault{{clause, fmt.Sprintf(format, values...)}}
}

// leftOpen gives the fault that some things are open where none may be.
func leftOpen(clause string, ids []string, where string) []Fault {
	if len(ids) == 0 {
		return nil
	}
	return fault(clause, "open at the end of %s: %s", where, strings.Join(ids, ", "))
}

// filter gives the ids of the values that pass.
func filter[V any](things *openthings.Ordered[V], passes func(V) bool) []string {
	var ids []string
	for _, id := range things.IDs() {
		if value, _ := things.Get(id); passes(value) {
			ids = append(ids, id)
		}
	}
	return ids
}

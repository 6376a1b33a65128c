package stream

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
	"github.com/agentstream/agentstream/clients/go/internal/rules"
)

// Violation is a clause of the stream rules that is broken, and where.
type Violation struct {
	// Clause is its number, as "7.2".
	Clause string

	// Seq is that of the event, or the one that it should have; nil for the stream as a whole.
	Seq *int64

	// EventID is empty for the stream as a whole.
	EventID string

	// Index is which event it is, from 0.
	Index int

	// Reason says it in words.
	Reason string
}

// VerifyOptions says what is known of a stream. The zero value is a whole stream of unknown origin.
type VerifyOptions struct {
	// Lines are the native lines that the stream was made of: where they are not nil rule 8 is checked too.
	Lines []string

	// IsTail is whether the stream may start anywhere: until its first sessionStarted only rule 2 is checked.
	IsTail bool
}

// Verifier checks the stream rules, an event at a time.
type Verifier struct {
	identity *rules.Identity
	rules    []rules.Rule
	open     openthings.State
	isWhole  bool
	index    int
	seq      int64
}

// NewVerifier starts a Verifier.
func NewVerifier(options VerifyOptions) *Verifier {
	all := []rules.Rule{
		&rules.Runs{}, rules.NewTurns(options.IsTail), rules.NewTools(), rules.NewBlocks(), rules.NewRequests(),
		rules.NewBackground(), &rules.Usage{}, &rules.Outcome{}, rules.NewDenials(), &rules.Plans{},
	}
	if options.Lines != nil {
		all = append(all, rules.NewRawLines(options.Lines))
	}
	return &Verifier{identity: rules.NewIdentity(options.IsTail), rules: all, isWhole: !options.IsTail}
}

// Push gives what is wrong with the next event.
func (v *Verifier) Push(event agentstream.UnifiedEvent) []Violation {
	if _, isStart := event.(*agentstream.SessionStartedEvent); isStart {
		v.isWhole = true
	}
	v.seq++
	if seq := event.GetSeq(); seq != nil {
		v.seq = *seq
	}
	faults := v.identity.Check(event, &v.open)
	if v.isWhole {
		for _, rule := range v.rules {
			faults = append(faults, rule.Check(event, &v.open)...)
		}
		v.open.Follow(event)
	}
	seq := v.seq
	found := violationsOf(faults, Violation{Seq: &seq, EventID: event.GetID(), Index: v.index})
	v.index++
	return found
}

// End gives what is wrong with the stream as a whole.
func (v *Verifier) End() []Violation {
	if !v.isWhole {
		return nil
	}
	var faults []rules.Fault
	for _, rule := range v.rules {
		faults = append(faults, rule.End(&v.open)...)
	}
	return violationsOf(faults, Violation{Index: v.index})
}

// VerifyStream gives all violations of the stream rules in a stream of one or more runs:
// docs/reference/stream.md has the clauses.
func VerifyStream(events []agentstream.UnifiedEvent, options VerifyOptions) []Violation {
	verifier := NewVerifier(options)
	var found []Violation
	for _, event := range events {
		found = append(found, verifier.Push(event)...)
	}
	return append(found, verifier.End()...)
}

// violationsOf gives one violation of each clause, in the order of the clauses.
func violationsOf(faults []rules.Fault, at Violation) []Violation {
	slices.SortStableFunc(faults, func(a, b rules.Fault) int {
		return compareClauses(a.Clause, b.Clause)
	})
	var found []Violation
	for _, fault := range faults {
		if last := len(found) - 1; last >= 0 && found[last].Clause == fault.Clause {
			found[last].Reason += "; " + fault.Reason
			continue
		}
		one := at
		one.Clause, one.Reason = fault.Clause, fault.Reason
		found = append(found, one)
	}
	return found
}

// compareClauses puts 2.9 before 2.10.
func compareClauses(a, b string) int {
	ruleA, numberA := placeOf(a)
	ruleB, numberB := placeOf(b)
	return cmp.Or(cmp.Compare(ruleA, ruleB), cmp.Compare(numberA, numberB))
}

func placeOf(clause string) (rule, number int) {
	before, after, _ := strings.Cut(clause, ".")
	rule, _ = strconv.Atoi(before)
	number, _ = strconv.Atoi(after)
	return rule, number
}

package tests

import (
	"encoding/json"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/stream"
)

// streamVector is a stream, and the violations in it: docs/reference/stream.md.
type streamVector struct {
	Name       string
	Clause     string
	Events     []json.RawMessage
	Lines      []string
	Tail       bool
	Violations []place
}

type place struct {
	Clause string
	Seq    *int64
}

func (s streamVector) decode(t *testing.T) []agentstream.UnifiedEvent {
	t.Helper()
	events := make([]agentstream.UnifiedEvent, len(s.Events))
	for index, text := range s.Events {
		event, err := agentstream.DecodeUnifiedEvent(text)
		if err != nil {
			t.Fatalf("event %d: %v", index, err)
		}
		events[index] = event
	}
	return events
}

func checkStream(t *testing.T, one streamVector) {
	options := stream.VerifyOptions{Lines: one.Lines, IsTail: one.Tail}
	found := []place{}
	for _, violation := range stream.VerifyStream(one.decode(t), options) {
		if violation.Reason == "" {
			t.Errorf("%s has no reason", violation.Clause)
		}
		found = append(found, place{violation.Clause, violation.Seq})
	}
	if !reflect.DeepEqual(found, one.Violations) {
		got, _ := json.Marshal(found)
		expected, _ := json.Marshal(one.Violations)
		t.Errorf("expected %s, got %s", expected, got)
	}
}

func TestStreams(t *testing.T) {
	streams := readFolder[streamVector](t, filepath.Join(vectorsFolder(), "streams"))
	for _, one := range streams {
		if t.Run(one.Clause+" "+one.Name, func(t *testing.T) { checkStream(t, one) }) {
			report.Streams++
		}
	}
	if report.Streams < 329 || report.Streams != len(streams) {
		t.Errorf("%d of %d streams passed", report.Streams, len(streams))
	}
}

func TestMutatedStreams(t *testing.T) {
	streams := readLines[streamVector](t, inputOf(t, "AGENTSTREAM_MUTATED"))
	clauses := map[string]bool{}
	for _, one := range streams {
		if t.Run(one.Name, func(t *testing.T) { checkStream(t, one) }) {
			report.Mutated++
		}
		for _, violation := range one.Violations {
			clauses[violation.Clause] = true
		}
	}
	if len(clauses) < 30 {
		t.Errorf("the streams break only %d clauses", len(clauses))
	}
}

package tests

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"testing"
	"testing/iotest"
	"time"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/stream"
)

// recorded is the unified stream of each recording.
func recorded(t *testing.T) []streamVector {
	t.Helper()
	return readLines[streamVector](t, inputOf(t, "AGENTSTREAM_RECORDINGS"))
}

func textsOf(recordings []streamVector) [][]byte {
	var texts [][]byte
	for _, one := range recordings {
		for _, text := range one.Events {
			texts = append(texts, text)
		}
	}
	return texts
}

func TestRecordingsComeBack(t *testing.T) {
	for _, one := range recorded(t) {
		for index, event := range one.decode(t) {
			encoded, err := json.Marshal(event)
			if err != nil || !isSameJSON(t, encoded, one.Events[index]) {
				t.Fatalf("%s: event %d comes back as %s, %v", one.Name, index, encoded, err)
			}
			again, err := agentstream.DecodeUnifiedEvent(encoded)
			if err != nil {
				t.Fatal(err)
			}
			if second, err := json.Marshal(again); err != nil || !bytes.Equal(second, encoded) {
				t.Fatalf("%s: event %d changes: %s, %v", one.Name, index, second, err)
			}
			report.RoundTrips++
		}
		report.Recordings++
	}
}

func TestNDJSONOfRecordingsInPieces(t *testing.T) {
	texts := textsOf(recorded(t))
	data := bytes.Join(texts, []byte("\r\n\n"))
	index := 0
	for event, err := range stream.ReadNDJSON(iotest.HalfReader(bytes.NewReader(data))) {
		if err != nil {
			t.Fatal(err)
		}
		if encoded, err := json.Marshal(event); err != nil || !isSameJSON(t, encoded, texts[index]) {
			t.Fatalf("event %d comes back as %s, %v", index, encoded, err)
		}
		index++
	}
	if index != len(texts) {
		t.Errorf("%d of %d events", index, len(texts))
	}
}

// TestTruncatedEvents shows that no beginning of an event is an event, and that none panics.
func TestTruncatedEvents(t *testing.T) {
	texts := textsOf(recorded(t))[:200]
	cuts := 0
	for _, text := range texts {
		for length := range min(len(text), 2000) {
			var fault *agentstream.DecodeError
			if _, err := agentstream.DecodeUnifiedEvent(text[:length]); !errors.As(err, &fault) || fault.Path != "" {
				t.Fatalf("expected a fault at \"\", got %v: %s", err, text[:length])
			}
			cuts++
		}
	}
	if cuts < 10_000 {
		t.Errorf("only %d texts", cuts)
	}
}

func TestSpeed(t *testing.T) {
	texts := textsOf(recorded(t))
	decode := func(text []byte) error {
		_, err := agentstream.DecodeUnifiedEvent(text)
		return err
	}
	plain := func(text []byte) error {
		var value any
		return json.Unmarshal(text, &value)
	}
	report.Speed.Decode, report.Speed.Plain = -1, -1
	// the least of five rounds, in which each has its turn
	for range 5 {
		report.Speed.Decode = least(report.Speed.Decode, microseconds(t, texts, decode))
		report.Speed.Plain = least(report.Speed.Plain, microseconds(t, texts, plain))
	}
	t.Logf("decode %.1f µs, %.2f × json.Unmarshal into any", report.Speed.Decode,
		report.Speed.Decode/report.Speed.Plain)
}

func least(before, now float64) float64 {
	if before < 0 {
		return now
	}
	return min(before, now)
}

// microseconds is the time for one text.
func microseconds(t *testing.T, texts [][]byte, run func([]byte) error) float64 {
	t.Helper()
	begin := time.Now()
	for _, text := range texts {
		if err := run(text); err != nil {
			t.Fatal(err)
		}
	}
	return float64(time.Since(begin).Nanoseconds()) / 1000 / float64(len(texts))
}

func TestEventsAreTheirOwn(t *testing.T) {
	text := []byte(`{"id":"s.1","sessionId":"s","timestamp":"2026-03-02T09:15:27Z","type":"textChunk","content":"x","new":[1]}`)
	event, err := agentstream.DecodeUnifiedEvent(text)
	if err != nil {
		t.Fatal(err)
	}
	before, _ := json.Marshal(event)
	for index := range text {
		text[index] = '!'
	}
	if after, _ := json.Marshal(event); !reflect.DeepEqual(before, after) {
		t.Errorf("the event changes with the text that it was read from: %s", after)
	}
}

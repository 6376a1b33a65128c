package tests

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/stream"
)

const sse = "\ufeff: comment\r\n\r\nid: 1\nevent: textChunk\ndata: {\"a\":\"ż\"}\n\n" +
	"data:one\rdata\rdata: two\r\r" +
	"retry: 5\nid: 2\n\n" +
	"event: ping\r\ndata: x\r\n\r\n" +
	"data: unfinished"

var frames = []stream.SSEFrame{
	{Data: `{"a":"ż"}`, Event: "textChunk", ID: agentstream.Ptr("1")},
	{Data: "one\n\ntwo", Event: "message"},
	{Data: "x", Event: "ping"},
}

func TestSSE(t *testing.T) {
	for name, reader := range map[string]io.Reader{
		"whole":   strings.NewReader(sse),
		"by byte": iotest.OneByteReader(strings.NewReader(sse)),
		"by half": iotest.HalfReader(strings.NewReader(sse)),
	} {
		var found []stream.SSEFrame
		for frame, err := range stream.ReadSSE(reader) {
			if err != nil {
				t.Fatal(err)
			}
			found = append(found, frame)
		}
		if !reflect.DeepEqual(found, frames) {
			t.Errorf("%s: got %v", name, found)
		}
	}
}

// TestSSEDoesNotWait shows that a frame comes with its last byte, also where that may be half of a CRLF.
func TestSSEDoesNotWait(t *testing.T) {
	reader, writer := io.Pipe()
	go func() { _, _ = writer.Write([]byte("data: x\r\r")) }()
	for frame, err := range stream.ReadSSE(reader) {
		if frame.Data != "x" || err != nil {
			t.Errorf("got %v, %v", frame, err)
		}
		break
	}
	_ = reader.Close()
}

var errBroken = errors.New("broken")

func TestErrorsOfReadersAreTheLast(t *testing.T) {
	var last error
	for _, err := range stream.ReadSSE(io.MultiReader(strings.NewReader("data: x\n\n"), iotest.ErrReader(errBroken))) {
		last = err
	}
	if !errors.Is(last, errBroken) {
		t.Errorf("got %v", last)
	}
	for _, err := range stream.ReadNDJSON(iotest.ErrReader(errBroken)) {
		if !errors.Is(err, errBroken) {
			t.Errorf("got %v", err)
		}
	}
}

const future = `{"id":"s.1","sessionId":"s","timestamp":"2026-03-02T09:15:27Z","type":"future"}`

func TestNDJSONReportsWhatIsNoEvent(t *testing.T) {
	lines := strings.Join([]string{future, "{}", "  ", future}, "\n")
	events := 0
	for event, err := range stream.ReadNDJSON(strings.NewReader(lines)) {
		if event != nil {
			events++
			continue
		}
		var line *stream.LineError
		if !errors.As(err, &line) || line.Number != 2 || string(line.Line) != "{}" {
			t.Errorf("got %v", err)
		}
		checkFault(t, err, "/type")
	}
	if events != 2 {
		t.Errorf("got %d events", events)
	}
}

func TestNDJSONSplitsAtLineFeedsAlone(t *testing.T) {
	long := strings.TrimSuffix(future, "}") + `,"x":"` + strings.Repeat("\u2028\u2029\u0085", 100_000) + `"}`
	events := 0
	for _, err := range stream.ReadNDJSON(bytes.NewReader([]byte(long + "\r\n" + long + "\n" + future))) {
		if err != nil {
			t.Fatal(err)
		}
		events++
	}
	if events != 3 {
		t.Errorf("got %d events", events)
	}
}

package tests

import (
	"encoding/json"
	"path/filepath"
	"testing"
	"time"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/stream"
)

var ending = stream.Ending{
	Reason: agentstream.SessionEndReasonFailed,
	Detail: agentstream.Ptr(agentstream.SessionDetailGatewayRestart),
	Error:  agentstream.Ptr("The gateway was restarted."),
}

func TestEachStreamCanBeCutAndClosed(t *testing.T) {
	cuts := 0
	for _, one := range readFolder[streamVector](t, filepath.Join(vectorsFolder(), "streams")) {
		if len(one.Violations) > 0 || one.Lines != nil || one.Tail {
			continue
		}
		events := one.decode(t)
		for cut := 1; cut < len(events); cut++ {
			closing, err := stream.CloseOpen(events[:cut], ending, time.Now())
			if err != nil {
				t.Fatal(err)
			}
			whole := append(events[:cut:cut], closing...)
			if found := stream.VerifyStream(whole, stream.VerifyOptions{}); len(found) > 0 {
				t.Errorf("%s, cut at %d: %v", one.Name, cut, found)
			}
			cuts++
		}
	}
	if cuts < 600 {
		t.Errorf("only %d cuts", cuts)
	}
}

func TestNothingIsClosedWhereNothingIsOpen(t *testing.T) {
	if closing, err := stream.CloseOpen(nil, ending, time.Now()); len(closing) > 0 || err != nil {
		t.Errorf("got %v, %v", closing, err)
	}
}

func cutEvents(t *testing.T) []agentstream.UnifiedEvent {
	t.Helper()
	var events []agentstream.UnifiedEvent
	for index, text := range []string{
		`{"type": "sessionStarted", "schemaVersion": "1.0"}`,
		`{"type": "turnStarted", "turnNumber": 1}`,
		`{"type": "textChunk", "blockId": "b", "content": "half "}`,
		`{"type": "textChunk", "blockId": "b", "content": "a wo"}`,
		`{"type": "textChunk", "blockId": "c", "content": "sub", "parentToolId": "t"}`,
	} {
		fields := map[string]any{
			"id": "s." + string(rune('1'+index)), "seq": index + 1, "sessionId": "s", "run": 1,
			"timestamp": "2026-03-02T09:15:00.000Z", "agentType": "echo",
		}
		if err := json.Unmarshal([]byte(text), &fields); err != nil {
			t.Fatal(err)
		}
		whole, _ := json.Marshal(fields)
		event, err := agentstream.DecodeUnifiedEvent(whole)
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, event)
	}
	return events
}

func TestBlocksThatWereCutHaveTheirTextAndTimeDoesNotGoBack(t *testing.T) {
	events := cutEvents(t)
	closing, err := stream.CloseOpen(events, ending, time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	first, ok := closing[0].(*agentstream.TextChunkEvent)
	if !ok || *first.Text != "half a wo" || !*first.IsComplete || !*first.Interrupted {
		t.Errorf("got %v", closing[0])
	}
	for _, event := range closing {
		if event.GetTimestamp() != "2026-03-02T09:15:00.000Z" {
			t.Errorf("got %s", event.GetTimestamp())
		}
	}
	if text := stream.TextOf(append(events, closing...)); text != "half a wo" {
		t.Errorf("got %q", text)
	}
}

func TestAnEndingThatIsNone(t *testing.T) {
	_, err := stream.CloseOpen(cutEvents(t), stream.Ending{Reason: "done"}, time.Now())
	checkFault(t, err, "/reason")
}

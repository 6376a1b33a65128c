package tests

import (
	"encoding/json"
	"errors"
	"maps"
	"math"
	"strings"
	"testing"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

// chunkWith is a textChunk with other fields; nil takes a field away.
func chunkWith(t *testing.T, change string) []byte {
	t.Helper()
	fields := map[string]json.RawMessage{
		"id": []byte(`"s.1"`), "sessionId": []byte(`"s"`), "timestamp": []byte(`"2026-03-02T09:15:27.412Z"`),
		"type": []byte(`"textChunk"`), "content": []byte(`"x"`),
	}
	var changes map[string]json.RawMessage
	if err := json.Unmarshal([]byte(change), &changes); err != nil {
		t.Fatal(err)
	}
	maps.Copy(fields, changes)
	for name, value := range fields {
		if string(value) == `"-"` {
			delete(fields, name)
		}
	}
	text, err := json.Marshal(fields)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func checkFault(t *testing.T, err error, path string) {
	t.Helper()
	var fault *agentstream.DecodeError
	if !errors.As(err, &fault) || fault.Path != path || fault.Message == "" {
		t.Errorf("expected a fault at %q, got %v", path, err)
	}
}

func TestFaultsHaveTheirPath(t *testing.T) {
	for change, path := range map[string]string{
		`{"type": null}`:                             "/type",
		`{"type": "-"}`:                              "/type",
		`{"type": 1}`:                                "/type",
		`{"content": null}`:                          "/content",
		`{"content": "-"}`:                           "/content",
		`{"content": 1}`:                             "/content",
		`{"text": null}`:                             "/text",
		`{"isComplete": "true"}`:                     "/isComplete",
		`{"seq": 0}`:                                 "/seq",
		`{"seq": true}`:                              "/seq",
		`{"seq": "1"}`:                               "/seq",
		`{"seq": 1.5}`:                               "/seq",
		`{"timestamp": "2026-13-02T09:15:27Z"}`:      "/timestamp",
		`{"timestamp": "2026-03-02T09:15:27"}`:       "/timestamp",
		`{"timestamp": "2026-03-02T09:15:27.Z"}`:     "/timestamp",
		`{"omitted": ["a", 1]}`:                      "/omitted/1",
		`{"omitted": {}}`:                            "/omitted",
		`{"origin": {"line": "1"}}`:                  "/origin/line",
		`{"origin": []}`:                             "/origin",
		`{"type": "claude:x"}`:                       "/data",
		`{"type": "sessionEnded", "reason": "done"}`: "/reason",
		`{"type": "planUpdated", "entries": [{"content": "a", "status": "pending"}, {"content": "b"}]}`:                "/entries/1/status",
		`{"type": "questionAnswered", "requestId": "r", "outcome": "answered", "answers": {"a/b~c": [1]}}`:             "/answers/a~1b~0c/0",
		`{"type": "toolFailed", "toolId": "t", "reason": ""}`:                                                          "/reason",
		`{"type": "turnCompleted", "turnNumber": 1, "usage": {"inputTokens": 1, "outputTokens": -1, "totalTokens":0}}`: "/usage/outputTokens",
	} {
		text := chunkWith(t, change)
		_, err := agentstream.DecodeUnifiedEvent(text)
		checkFault(t, err, path)
	}
}

func TestStructsAreCheckedByThemselves(t *testing.T) {
	var chunk agentstream.TextChunkEvent
	checkFault(t, json.Unmarshal(chunkWith(t, `{"type": "thinkingChunk"}`), &chunk), "/type")
	checkFault(t, json.Unmarshal(chunkWith(t, `{"type": "-"}`), &chunk), "/type")
	checkFault(t, json.Unmarshal([]byte("null"), &chunk), "")
	var extension agentstream.ExtensionEvent
	checkFault(t, json.Unmarshal(chunkWith(t, `{"data": 1}`), &extension), "/type")
	var result agentstream.RPCResult
	checkFault(t, json.Unmarshal([]byte(`{"result": 1, "error": {}}`), &result), "/error")
	_, err := agentstream.Decode[agentstream.EventPage]([]byte(`{"events": [{"id": "x"}], "next": null}`))
	checkFault(t, err, "/events/0/type")
	_, err = agentstream.Decode[agentstream.EventPage]([]byte(`{"events": []}`))
	checkFault(t, err, "/next")
	_, err = agentstream.Decode[agentstream.SessionRequest]([]byte(`{"agentType": "echo", "promt": "x"}`))
	checkFault(t, err, "/promt")
	_, err = agentstream.Decode[agentstream.SessionRequest]([]byte(`{"agentType": "echo", "prompt": []}`))
	checkFault(t, err, "/prompt")
	_, err = agentstream.Decode[agentstream.SessionRequest]([]byte(`{"agentType": "echo", "prompt": 1}`))
	checkFault(t, err, "/prompt")
	long := strings.Repeat("ż", 100_001)
	_, err = agentstream.Decode[agentstream.TurnRequest]([]byte(`{"prompt": "` + long + `"}`))
	checkFault(t, err, "/prompt")
	if _, err = agentstream.Decode[agentstream.TurnRequest]([]byte(`{"prompt": "` + long[2:] + `"}`)); err != nil {
		t.Error(err)
	}
}

func TestWhatIsNotAnEvent(t *testing.T) {
	for _, text := range []string{"null", "1", `"textChunk"`, "[]", "[{}]"} {
		_, err := agentstream.DecodeUnifiedEvent([]byte(text))
		checkFault(t, err, "")
	}
	_, err := agentstream.DecodeUnifiedEvent([]byte("{}"))
	checkFault(t, err, "/type")
}

func TestWhatIsNotJSON(t *testing.T) {
	for _, text := range []string{
		"", "{", "NaN", "\xff", `{"a":1}{}`, `{"a":NaN}`, strings.Repeat("[", 100_000),
		`{"type":"textChunk","a":` + strings.Repeat(`{"a":`, 100_000), `{"type":"x",}`, `{"type":"x" "a":1}`,
		`{"type":"\x"}`, `{"type":"\u12"}`, "{\"type\":\"\n\"}", `{type:"x"}`, `{"type":"x","a":01}`,
		`{"type":"x","a":1.}`, `{"type":"x","a":tru}`, `{"type":"x","a":[1 2]}`, `{"type":"x"}}`,
	} {
		_, err := agentstream.DecodeUnifiedEvent([]byte(text))
		checkFault(t, err, "")
	}
}

func TestWhatIsNotKnownIsKept(t *testing.T) {
	text := chunkWith(t, `{"ID": "other", "new": {"a": [null, 1e400]}}`)
	event, err := agentstream.DecodeUnifiedEvent(text)
	chunk, ok := event.(*agentstream.TextChunkEvent)
	if err != nil || !ok || chunk.ID != "s.1" {
		t.Fatalf("got %v, %v", event, err)
	}
	if string(chunk.Extra["ID"]) != `"other"` || string(chunk.Extra["new"]) != `{"a":[null,1e400]}` {
		t.Errorf("got %s", chunk.Extra)
	}
	unknown, err := agentstream.DecodeUnifiedEvent(chunkWith(t, `{"type": "voiceChunk"}`))
	if _, ok := unknown.(*agentstream.UnknownEvent); err != nil || !ok || unknown.GetType() != "voiceChunk" {
		t.Errorf("got %v, %v", unknown, err)
	}
	extension, err := agentstream.DecodeUnifiedEvent(chunkWith(t, `{"type": "claude:x", "data": null}`))
	if own, ok := extension.(*agentstream.ExtensionEvent); err != nil || !ok || string(own.Data) != "null" {
		t.Errorf("got %v, %v", extension, err)
	}
	agent := agentstream.AgentType("new")
	started, err := agentstream.DecodeUnifiedEvent(chunkWith(t, `{"type": "sessionStarted", "agentType": "new"}`))
	if err != nil || *started.GetAgentType() != agent || agent.IsKnown() || !agentstream.AgentTypeEcho.IsKnown() {
		t.Errorf("got %v, %v", started, err)
	}
}

func TestEventsAreMadeInGo(t *testing.T) {
	event := &agentstream.TextChunkEvent{
		ID: "s.1", SessionID: "s", Timestamp: "2026-03-02T09:15:27.412Z", Content: "x",
	}
	text, err := json.Marshal(event)
	if err != nil || !isSameJSON(t, text, chunkWith(t, "{}")) {
		t.Errorf("got %s, %v", text, err)
	}
	// a value is encoded as a pointer to it is
	if byValue, err := json.Marshal(*event); err != nil || string(byValue) != string(text) {
		t.Errorf("got %s, %v", byValue, err)
	}
	page := agentstream.EventPage{Events: []agentstream.UnifiedEvent{event}}
	text, err = json.Marshal(page)
	if err != nil || !isSameJSON(t, text, []byte(`{"events":[`+string(chunkWith(t, "{}"))+`],"next":null}`)) {
		t.Errorf("got %s, %v", text, err)
	}
	block := agentstream.ACPTextBlock{Text: "\u2028\"\x01\xff", Annotations: agentstream.Nullable[agentstream.ACPAnnotations]{IsNull: true}}
	text, err = json.Marshal(block)
	if err != nil || !isSameJSON(t, text, []byte(`{"type":"text","text":"\u2028\"\u0001\ufffd","annotations":null}`)) {
		t.Errorf("got %s, %v", text, err)
	}
}

func TestWhatCannotBeEncoded(t *testing.T) {
	for _, value := range []agentstream.Value{
		&agentstream.ExtensionEvent{Data: json.RawMessage("{")},
		&agentstream.ToolProgressEvent{Progress: agentstream.Ptr(math.NaN())},
		&agentstream.EventPage{Events: []agentstream.UnifiedEvent{nil}},
		&agentstream.TurnRequest{},
		&agentstream.UnknownEvent{Extra: map[string]json.RawMessage{"a": []byte("x")}},
		&agentstream.UnknownEvent{Extra: map[string]json.RawMessage{"id": []byte("1")}},
	} {
		if text, err := value.MarshalJSON(); err == nil {
			t.Errorf("got %s", text)
		}
	}
}

// visitor gives the names of texts; the other cases are those of names.
type names struct {
	agentstream.UnifiedEventVisitor[string]
}

func (names) VisitTextChunkEvent(event *agentstream.TextChunkEvent) string { return event.Content }

func (names) VisitUnknownEvent(event *agentstream.UnknownEvent) string { return "?" + event.Type }

func TestVisit(t *testing.T) {
	for change, expected := range map[string]string{`{}`: "x", `{"type": "voiceChunk"}`: "?voiceChunk"} {
		event, err := agentstream.DecodeUnifiedEvent(chunkWith(t, change))
		if err != nil {
			t.Fatal(err)
		}
		if name := agentstream.VisitUnifiedEvent(event, names{}); name != expected {
			t.Errorf("expected %q, got %q", expected, name)
		}
	}
	if name := agentstream.VisitUnifiedEvent(nil, names{}); name != "" {
		t.Errorf("got %q", name)
	}
}

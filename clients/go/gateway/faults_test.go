package gateway

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

// frame is the event of a seq, as the gateway writes it.
func frame(seq int, fields string) string {
	return fmt.Sprintf("id: %d\ndata: {\"id\":\"s.%d\",\"sessionId\":\"s\",\"timestamp\":\"2026-03-02T09:15:27Z\",%s}\n\n",
		seq, seq, fields)
}

const (
	logged = `"type":"log","level":"info","message":"x"`
	ended  = `"type":"sessionEnded","reason":"completed"`
	notice = "data: {\"type\":\"queued\",\"sessionId\":\"s\",\"timestamp\":\"2026-03-02T09:15:27Z\",\"position\":2}\n\n"
)

// respond writes a part of a response at once.
func respond(w http.ResponseWriter, text string) {
	_, _ = io.WriteString(w, text)
	w.(http.Flusher).Flush()
}

// faulty is a client of a server that answers its requests one after another.
func faulty(t *testing.T, answers ...http.HandlerFunc) (client *Client, asked func() []*http.Request) {
	t.Helper()
	var requests []*http.Request
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests = append(requests, r)
		if len(requests) > len(answers) {
			w.WriteHeader(http.StatusTeapot)
			return
		}
		answers[len(requests)-1](w, r)
	}))
	t.Cleanup(server.Close)
	return NewClient(server.URL, "token"), func() []*http.Request {
		if len(requests) != len(answers) {
			t.Errorf("expected %d requests, got %d", len(answers), len(requests))
		}
		return requests
	}
}

func status(code int) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Retry-After", "0")
		w.WriteHeader(code)
	}
}

func send200(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { respond(w, text) }
}

// hang sends a text, and nothing more until the client goes.
func hang(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		respond(w, text)
		<-r.Context().Done()
	}
}

// breakOff sends a text, and ends the connection without the end of the response.
func breakOff(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		respond(w, text)
		panic(http.ErrAbortHandler)
	}
}

// readAll gives the seqs of the events, and the errors.
func readAll(t *testing.T, reader *eventReader) (ids []string, faults []error) {
	t.Helper()
	reader.yield = func(event agentstream.UnifiedEvent, err error) bool {
		if err != nil {
			faults = append(faults, err)
		} else {
			ids = append(ids, event.GetID())
		}
		return true
	}
	if err := reader.read(t.Context()); err != nil {
		faults = append(faults, err)
	}
	return ids, faults
}

func TestEventsOverManyConnections(t *testing.T) {
	client, asked := faulty(t,
		status(http.StatusServiceUnavailable),
		breakOff(frame(1, logged)+notice),
		hang(frame(1, logged)+frame(2, logged)),
		status(http.StatusTooManyRequests),
		send200(frame(3, logged)),
		send200(frame(4, ended)),
	)
	notices := 0
	options := EventOptions{OnNotice: func(agentstream.ConnectionEvent) { notices++ }}
	reader := newEventReader(client, "s/1", options)
	// in place of a minute
	reader.idle = 200 * time.Millisecond
	ids, faults := readAll(t, reader)
	if !slices.Equal(ids, []string{"s.1", "s.2", "s.3", "s.4"}) || len(faults) > 0 || notices != 1 {
		t.Errorf("got %q, %v, %d notices", ids, faults, notices)
	}
	var after []string
	for _, request := range asked() {
		after = append(after, request.Header.Get("Last-Event-ID"))
		if request.URL.EscapedPath() != "/v1/sessions/s%2F1/events" || request.Header.Get("Authorization") != "Bearer token" {
			t.Errorf("got %v", request)
		}
	}
	if !slices.Equal(after, []string{"0", "0", "1", "2", "2", "3"}) {
		t.Errorf("got %q", after)
	}
}

func TestEventsThatCannotBeDecoded(t *testing.T) {
	client, asked := faulty(t, send200(frame(1, `"type":"log"`)+"data: {}\n\n"+frame(2, ended)))
	ids, faults := readAll(t, newEventReader(client, "s", EventOptions{OnNotice: func(agentstream.ConnectionEvent) {}}))
	var fault *agentstream.DecodeError
	if !slices.Equal(ids, []string{"s.2"}) || len(faults) != 2 || !errors.As(faults[0], &fault) || fault.Path != "/level" {
		t.Errorf("got %q, %v", ids, faults)
	}
	asked()
}

func TestNoPatience(t *testing.T) {
	client, asked := faulty(t, breakOff(""), status(http.StatusServiceUnavailable))
	client.Patience = 0
	if ids, faults := readAll(t, newEventReader(client, "s", EventOptions{})); len(ids) > 0 || len(faults) != 1 {
		t.Errorf("got %q, %v", ids, faults)
	}
	var refused *Error
	if _, err := client.Get(t.Context(), "s"); !errors.As(err, &refused) || refused.Problem != nil {
		t.Errorf("got %v", err)
	}
	asked()
}

const session = `{"id":"s","agentType":"echo","state":"running","createdAt":"2026-03-02T09:15:27Z",` +
	`"updatedAt":"2026-03-02T09:15:27Z","lastSeq":0,"turn":0}`

func TestRequestsAreSentAgainUnderOneKey(t *testing.T) {
	client, asked := faulty(t, breakOff("{"), status(http.StatusServiceUnavailable), send200(session), send200(session))
	for range 2 {
		if found, err := client.Cancel(t.Context(), "s"); err != nil || found.ID != "s" {
			t.Errorf("got %v, %v", found, err)
		}
	}
	var keys []string
	for _, request := range asked() {
		keys = append(keys, request.Header.Get("Idempotency-Key"))
	}
	if len(keys) != 4 || keys[0] == "" || keys[0] != keys[1] || keys[0] != keys[2] || keys[0] == keys[3] {
		t.Errorf("got %q", keys)
	}
}

func TestResponsesThatAreNone(t *testing.T) {
	client, _ := faulty(t, send200("{}"), send200("<html>"))
	for _, path := range []string{"/id", ""} {
		var fault *agentstream.DecodeError
		if _, err := client.Get(t.Context(), "s"); !errors.As(err, &fault) || fault.Path != path {
			t.Errorf("got %v", err)
		}
	}
}

package tests

import (
	"context"
	"errors"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/gateway"
	"github.com/agentstream/agentstream/clients/go/stream"
)

const asking = "say Before.\nask rm a.txt => removed\nsay After."

// seen are the events of a session, of which some are answered.
type seen struct {
	t      *testing.T
	client *gateway.Client
	id     string
	events []agentstream.UnifiedEvent
}

func create(t *testing.T, client *gateway.Client, agent agentstream.AgentType, prompt string) *seen {
	t.Helper()
	request := agentstream.SessionRequest{AgentType: agent, Prompt: gateway.Text(prompt)}
	session, err := client.Create(t.Context(), request)
	if err != nil {
		t.Fatal(err)
	}
	return &seen{t: t, client: client, id: session.ID}
}

// read reads events until the stream ends, or onEvent stops it.
func (s *seen) read(options gateway.EventOptions, onEvent func(agentstream.UnifiedEvent) bool) {
	s.t.Helper()
	for event, err := range s.client.Events(s.t.Context(), s.id, options) {
		if err != nil {
			s.t.Fatal(err)
		}
		s.events = append(s.events, event)
		if !onEvent(event) {
			return
		}
	}
}

// check checks that the events are a whole stream, and gives the last one.
func (s *seen) check() *agentstream.SessionEndedEvent {
	s.t.Helper()
	if found := stream.VerifyStream(s.events, stream.VerifyOptions{}); len(found) > 0 {
		s.t.Fatalf("the stream breaks rules: %v", found)
	}
	last, ok := s.events[len(s.events)-1].(*agentstream.SessionEndedEvent)
	if !ok {
		s.t.Fatalf("the last event is %v", s.events[len(s.events)-1])
	}
	return last
}

func ignore(agentstream.UnifiedEvent) bool { return true }

func (s *seen) must(_ any, err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

func TestGateway(t *testing.T) {
	server := startServer(t)
	passed := t.Run("a session and a further prompt", func(t *testing.T) { checkSession(t, server.client()) })
	passed = t.Run("answers", func(t *testing.T) { checkAnswers(t, server.client()) }) && passed
	passed = t.Run("cancel", func(t *testing.T) { checkCancel(t, server.client()) }) && passed
	passed = t.Run("what is refused", func(t *testing.T) { checkRefusals(t, server) }) && passed
	passed = t.Run("a restart", func(t *testing.T) { checkRestart(t, server) }) && passed
	passed = t.Run("all runs of a session", func(t *testing.T) { checkFollow(t, server) }) && passed
	passed = t.Run("the end of a context", func(t *testing.T) { checkContext(t, server.client()) }) && passed
	report.Gateway = passed
}

func checkSession(t *testing.T, client *gateway.Client) {
	s := create(t, client, agentstream.AgentTypeEcho, "Hello")
	s.read(gateway.EventOptions{}, ignore)
	if s.check().Reason != agentstream.SessionEndReasonCompleted || stream.TextOf(s.events) != "Hello" {
		t.Errorf("got %q", stream.TextOf(s.events))
	}
	s.must(client.Prompt(t.Context(), s.id, agentstream.TurnRequest{Prompt: *gateway.Text("Again")}))
	s.read(gateway.EventOptions{After: int64(len(s.events))}, ignore)
	if *s.check().Run != 2 || stream.TextOf(s.events) != "HelloAgain" {
		t.Errorf("got %q", stream.TextOf(s.events))
	}
	session, err := client.Get(t.Context(), s.id)
	if err != nil || session.LastSeq != int64(len(s.events)) {
		t.Errorf("got %v, %v", session, err)
	}
	s.read(gateway.EventOptions{After: int64(len(s.events))}, func(event agentstream.UnifiedEvent) bool {
		t.Errorf("got %s after the end", event.GetType())
		return false
	})
}

func checkAnswers(t *testing.T, client *gateway.Client) {
	s := create(t, client, "demo", asking+"\nquestion Which? | one | two")
	s.read(gateway.EventOptions{}, func(event agentstream.UnifiedEvent) bool {
		switch e := event.(type) {
		case *agentstream.PermissionRequestedEvent:
			answer := agentstream.PermissionAnswer{Outcome: agentstream.PermissionDecisionAllowed}
			s.must(nil, client.AnswerPermission(t.Context(), s.id, e.RequestID, answer))
		case *agentstream.QuestionAskedEvent:
			two := agentstream.StringOrStringList{String: agentstream.Ptr("two")}
			answers := map[string]agentstream.StringOrStringList{e.Questions[0].ID: two}
			answer := agentstream.QuestionAnswer{Answers: answers}
			s.must(nil, client.AnswerQuestion(t.Context(), s.id, e.RequestID, answer))
		}
		return true
	})
	if reason := s.check().Reason; reason != agentstream.SessionEndReasonCompleted {
		t.Errorf("got %s", reason)
	}
	types := map[string]bool{}
	for _, event := range s.events {
		types[event.GetType()] = true
	}
	if !types["permissionResolved"] || !types["questionAnswered"] || !types["toolCompleted"] {
		t.Errorf("got %v", types)
	}
}

func checkCancel(t *testing.T, client *gateway.Client) {
	s := create(t, client, "demo", asking)
	s.read(gateway.EventOptions{}, func(event agentstream.UnifiedEvent) bool {
		if _, ok := event.(*agentstream.PermissionRequestedEvent); ok {
			s.must(client.Cancel(t.Context(), s.id))
		}
		return true
	})
	if reason := s.check().Reason; reason != agentstream.SessionEndReasonCancelled {
		t.Errorf("got %s", reason)
	}
}

func checkRefusals(t *testing.T, server *server) {
	client := server.client()
	var refused *gateway.Error
	request := agentstream.SessionRequest{AgentType: "nobody", Prompt: gateway.Text("Hello")}
	if _, err := client.Create(t.Context(), request); !errors.As(err, &refused) {
		t.Fatalf("got %v", err)
	}
	if refused.Status != 400 || refused.Problem == nil || !strings.Contains(refused.Error(), refused.Problem.Detail) {
		t.Errorf("got %v", refused)
	}
	for _, err := range client.Events(t.Context(), "nothing", gateway.EventOptions{}) {
		if !errors.As(err, &refused) || refused.Status != 404 {
			t.Errorf("got %v", err)
		}
	}
	stranger := gateway.NewClient(server.url, "wrong")
	if _, err := stranger.Get(t.Context(), "s"); !errors.As(err, &refused) || refused.Status != 401 {
		t.Errorf("got %v", err)
	}
}

func checkRestart(t *testing.T, server *server) {
	client := server.client()
	s := create(t, client, "demo", asking)
	s.read(gateway.EventOptions{}, func(event agentstream.UnifiedEvent) bool {
		if _, ok := event.(*agentstream.PermissionRequestedEvent); ok {
			server.restart(t)
		}
		return true
	})
	last := s.check()
	if last.Reason != agentstream.SessionEndReasonFailed || *last.Detail != agentstream.SessionDetailGatewayRestart {
		t.Errorf("got %s", last.Reason)
	}
	before := len(s.events)
	s.must(client.Prompt(t.Context(), s.id, agentstream.TurnRequest{Prompt: *gateway.Text("say Here again.")}))
	s.read(gateway.EventOptions{After: int64(before)}, ignore)
	s.check()
	if text := stream.TextOf(s.events[before:]); text != "Here again." {
		t.Errorf("got %q", text)
	}
}

// checkFollow reads three runs, of which a restart cuts off the first.
func checkFollow(t *testing.T, server *server) {
	client := server.client()
	s := create(t, client, "demo", asking)
	prompt := func(text string) {
		s.must(client.Prompt(t.Context(), s.id, agentstream.TurnRequest{Prompt: *gateway.Text(text)}))
	}
	s.read(gateway.EventOptions{FollowSession: true}, func(event agentstream.UnifiedEvent) bool {
		run := *event.GetRun()
		switch e := event.(type) {
		case *agentstream.PermissionRequestedEvent:
			if run == 1 {
				server.restart(t)
				return true
			}
			answer := agentstream.PermissionAnswer{Outcome: agentstream.PermissionDecisionDenied}
			s.must(nil, client.AnswerPermission(t.Context(), s.id, e.RequestID, answer))
		case *agentstream.TurnStartedEvent:
			if run == 3 {
				s.must(client.Cancel(t.Context(), s.id))
			}
		case *agentstream.SessionEndedEvent:
			switch run {
			case 1:
				prompt(asking)
			case 2:
				prompt("wait 60s")
			default:
				return false
			}
		}
		return true
	})
	if reason := s.check().Reason; reason != agentstream.SessionEndReasonCancelled {
		t.Errorf("got %s", reason)
	}
}

func checkContext(t *testing.T, client *gateway.Client) {
	s := create(t, client, "demo", asking)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var last error
	for event, err := range client.Events(ctx, s.id, gateway.EventOptions{}) {
		last = err
		if _, ok := event.(*agentstream.PermissionRequestedEvent); ok {
			cancel()
		}
	}
	if !errors.Is(last, context.Canceled) {
		t.Errorf("got %v", last)
	}
	if _, err := client.Get(ctx, s.id); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	s.must(client.Cancel(t.Context(), s.id))
}

func TestGatewayThatIsGone(t *testing.T) {
	server := startServer(t)
	server.stop(syscall.SIGTERM)
	client := server.client()
	client.Patience = 500 * time.Millisecond
	begin := time.Now()
	if session, err := client.Get(t.Context(), "s"); err == nil {
		t.Errorf("got %v", session)
	}
	errs := 0
	for event, err := range client.Events(t.Context(), "s", gateway.EventOptions{}) {
		if err == nil {
			t.Errorf("got %v", event)
		}
		errs++
	}
	if took := time.Since(begin); errs != 1 || took < time.Second {
		t.Errorf("%d errors after %s", errs, took)
	}
}

// TestAddressThatIsNone shows that such an address is refused at once, not after a minute.
func TestAddressThatIsNone(t *testing.T) {
	begin := time.Now()
	for _, address := range []string{"", "localhost:8787", "http://\x7f"} {
		client := gateway.NewClient(address, "token")
		client.Patience = time.Hour
		if session, err := client.Get(t.Context(), "s"); err == nil {
			t.Errorf("%q: got %v", address, session)
		}
		for event, err := range client.Events(t.Context(), "s", gateway.EventOptions{}) {
			if err == nil {
				t.Errorf("%q: got %v", address, event)
			}
		}
	}
	if took := time.Since(begin); took > time.Minute {
		t.Errorf("it took %s", took)
	}
}

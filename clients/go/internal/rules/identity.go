package rules

import (
	"fmt"
	"strings"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Identity is rule 2: identity and order.
type Identity struct {
	eventRule
	isTail    bool
	isLater   bool
	last      *int64 // the seq before
	ids       set
	session   string
	timestamp string
	run       *int64
	hasRun    bool
	agent     *agentstream.AgentType
	line      int64
}

// NewIdentity starts rule 2.
func NewIdentity(isTail bool) *Identity {
	rule := &Identity{isTail: isTail, ids: set{}}
	if !isTail {
		rule.last, rule.run = new(int64), new(int64)
	}
	return rule
}

// Check gives what is wrong with an event.
func (r *Identity) Check(event agentstream.UnifiedEvent, _ *openthings.State) []Fault {
	if !r.isLater {
		r.session = event.GetSessionID()
	}
	checks := []func(agentstream.UnifiedEvent) []Fault{
		r.checkSeq, r.checkIDs, r.checkTime, r.checkRun, r.checkAgent, r.checkOrigin,
	}
	var faults []Fault
	for _, check := range checks {
		faults = append(faults, check(event)...)
	}
	r.isLater = true
	return faults
}

func (r *Identity) checkSeq(event agentstream.UnifiedEvent) []Fault {
	seq, last := event.GetSeq(), r.last
	if seq == nil {
		if last != nil {
			r.last = agentstream.Ptr(*last + 1)
		}
		return fault("2.1", "the event has no seq")
	}
	r.last = seq
	if last == nil || *last+1 == *seq {
		return nil
	}
	clause := "2.2"
	if r.isLater {
		clause = "2.3"
	}
	return fault(clause, "expected seq %d, got %d", *last+1, *seq)
}

func (r *Identity) checkIDs(event agentstream.UnifiedEvent) []Fault {
	var faults []Fault
	id, session := event.GetID(), event.GetSessionID()
	if seq := event.GetSeq(); seq != nil {
		if expected := fmt.Sprintf("%s.%d", session, *seq); id != expected {
			faults = fault("2.4", "expected the id %s, got %s", expected, id)
		}
	}
	if !r.ids.add(id) {
		faults = append(faults, fault("2.5", "the id %s was used before", id)...)
	}
	if session != r.session {
		faults = append(faults, fault("2.6", "expected the sessionId %s, got %s", r.session, session)...)
	}
	return faults
}

func (r *Identity) checkTime(event agentstream.UnifiedEvent) []Fault {
	before := r.timestamp
	r.timestamp = instantOf(event.GetTimestamp())
	if r.timestamp >= before {
		return nil
	}
	return fault("2.7", "the timestamp %s goes back", event.GetTimestamp())
}

// instantOf gives a text that orders as time does, to the millisecond: the format is fixed, and UTC.
func instantOf(timestamp string) string {
	seconds, fraction, _ := strings.Cut(strings.TrimSuffix(timestamp, "Z"), ".")
	return seconds + "." + (fraction + "000")[:3]
}

func (r *Identity) checkRun(event agentstream.UnifiedEvent) []Fault {
	run, before := event.GetRun(), r.run
	if run == nil {
		return fault("2.8", "the event has no run")
	}
	if _, isStart := event.(*agentstream.SessionStartedEvent); !isStart {
		if !r.hasRun || *run == *before {
			return nil
		}
		return fault("2.10", "expected run %d, got %d", *before, *run)
	}
	r.hasRun, r.run = true, run
	if before == nil || *run == *before+1 {
		return nil
	}
	return fault("2.9", "expected run %d to start, got %d", *before+1, *run)
}

func (r *Identity) checkAgent(event agentstream.UnifiedEvent) []Fault {
	agent := event.GetAgentType()
	if agent == nil {
		return fault("2.11", "the event has no agentType")
	}
	if _, isStart := event.(*agentstream.SessionStartedEvent); isStart {
		r.agent = agent
	}
	if r.agent == nil || *agent == *r.agent {
		return nil
	}
	return fault("2.12", "expected the agentType %s, got %s", *r.agent, *agent)
}

func (r *Identity) checkOrigin(event agentstream.UnifiedEvent) []Fault {
	if _, isStart := event.(*agentstream.SessionStartedEvent); isStart {
		r.line = 0
	}
	origin := event.GetOrigin()
	if origin == nil || origin.Line == nil {
		return nil
	}
	before := r.line
	r.line = *origin.Line
	if r.line >= before {
		return nil
	}
	return fault("2.13", "line %d comes after line %d", r.line, before)
}

package rules

import (
	"encoding/json"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Plans is rule 10.
type Plans struct {
	eventRule
	last map[openthings.Owner]string
}

// Check gives what is wrong with an event.
func (r *Plans) Check(event agentstream.UnifiedEvent, _ *openthings.State) []Fault {
	if _, isStart := event.(*agentstream.SessionStartedEvent); isStart {
		r.last = nil
	}
	updated, ok := event.(*agentstream.PlanUpdatedEvent)
	if !ok {
		return nil
	}
	plan := planOf(updated)
	owner := openthings.OwnerOf(updated)
	before, hasBefore := r.last[owner]
	if r.last == nil {
		r.last = map[openthings.Owner]string{}
	}
	r.last[owner] = plan
	if hasBefore && plan == before {
		return fault("10.1", "the plan is the same as before")
	}
	return nil
}

// planOf gives a text that two plans have in common if they are equal as JSON values.
func planOf(event *agentstream.PlanUpdatedEvent) string {
	text, err := json.Marshal([]any{event.Entries, event.Explanation})
	if err != nil {
		// what is not JSON is equal to nothing else
		return err.Error()
	}
	return canonicalJSON(text, sortedKeys)
}

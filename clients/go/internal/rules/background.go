package rules

import (
	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Background is the part of rule 6 about sub-agents, tasks and hooks.
type Background struct {
	eventRule
	subagents, tasks, hooks set
}

// NewBackground starts it.
func NewBackground() *Background {
	return &Background{subagents: set{}, tasks: set{}, hooks: set{}}
}

// Check gives what is wrong with an event.
func (r *Background) Check(event agentstream.UnifiedEvent, open *openthings.State) []Fault {
	switch e := event.(type) {
	case *agentstream.SubagentStartedEvent:
		return once("6.11", e.SubagentID, r.subagents)
	case *agentstream.SubagentCompletedEvent:
		return notOpen("6.12", e.SubagentID, &open.Subagents)
	default:
		return append(r.checkOwn(event, open), r.checkSubagent(event)...)
	}
}

func (r *Background) checkOwn(event agentstream.UnifiedEvent, open *openthings.State) []Fault {
	switch e := event.(type) {
	case *agentstream.TaskStartedEvent:
		return once("6.15", e.TaskID, r.tasks)
	case *agentstream.TaskProgressEvent:
		return notOpen("6.16", e.TaskID, &open.Tasks)
	case *agentstream.TaskCompletedEvent:
		return notOpen("6.16", e.TaskID, &open.Tasks)
	case *agentstream.HookStartedEvent:
		return once("6.18", e.HookID, r.hooks)
	case *agentstream.HookProgressEvent:
		return notOpen("6.19", e.HookID, &open.Hooks)
	case *agentstream.HookCompletedEvent:
		if name, ok := open.Hooks.Get(e.HookID); ok && name != e.Name {
			return fault("6.21", "%s was started under another name", e.HookID)
		}
		return notOpen("6.19", e.HookID, &open.Hooks)
	case *agentstream.SessionEndedEvent:
		faults := leftOpen("6.13", open.Subagents.IDs(), "the run")
		faults = append(faults, leftOpen("6.17", open.Tasks.IDs(), "the run")...)
		return append(faults, leftOpen("6.20", open.Hooks.IDs(), "the run")...)
	default:
		return nil
	}
}

func (r *Background) checkSubagent(event agentstream.UnifiedEvent) []Fault {
	id := event.GetSubagentID()
	if id == nil || r.subagents[*id] {
		return nil
	}
	return fault("6.14", "the subagentId %s has not started", *id)
}

func notOpen[V any](clause, id string, open *openthings.Ordered[V]) []Fault {
	if open.Has(id) {
		return nil
	}
	return fault(clause, "%s is not open", id)
}

package rules

import (
	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Tools is rule 4: tool calls.
type Tools struct {
	eventRule
	// the owner of the latest start
	started map[string]openthings.Owner
	denied  set
}

// NewTools starts rule 4.
func NewTools() *Tools {
	return &Tools{started: map[string]openthings.Owner{}, denied: set{}}
}

// Check gives what is wrong with an event.
func (r *Tools) Check(event agentstream.UnifiedEvent, open *openthings.State) []Fault {
	switch e := event.(type) {
	case *agentstream.ToolStartedEvent:
		_, isRepeated := r.started[e.ToolID]
		r.started[e.ToolID] = openthings.OwnerOf(e)
		if isRepeated {
			return fault("4.1", "the toolId %s was used before", e.ToolID)
		}
	case *agentstream.ToolInputChunkEvent:
		if _, hasStarted := r.started[e.ToolID]; hasStarted {
			return fault("4.3", "input of %s, which has started", e.ToolID)
		}
	case *agentstream.ToolProgressEvent:
		return r.checkOpen(e, e.ToolID, open)
	case *agentstream.ToolFailedEvent:
		return r.checkOpen(e, e.ToolID, open)
	case *agentstream.ToolCompletedEvent:
		return append(r.checkOpen(e, e.ToolID, open), r.checkResult(e)...)
	case *agentstream.TurnCompletedEvent, *agentstream.TurnFailedEvent:
		return atTurnEnd(open)
	case *agentstream.SessionEndedEvent:
		return leftOpen("4.6", append(open.Tools.IDs(), open.Inputs.IDs()...), "the run")
	case *agentstream.PermissionResolvedEvent:
		r.noteResolution(e, open)
	default:
		return r.checkReference(event, open)
	}
	return nil
}

func (r *Tools) checkOpen(event agentstream.UnifiedEvent, id string, open *openthings.State) []Fault {
	if !open.Tools.Has(id) {
		return fault("4.2", "%s is not open", id)
	}
	if r.started[id] == openthings.OwnerOf(event) {
		return nil
	}
	return fault("4.10", "%s has another owner than its start", id)
}

func (r *Tools) checkResult(event *agentstream.ToolCompletedEvent) []Fault {
	var faults []Fault
	if r.denied[event.ToolID] {
		faults = fault("4.7", "%s was denied and completes", event.ToolID)
	}
	if event.Success && event.ExitCode != nil && *event.ExitCode != 0 {
		faults = append(faults, fault("4.8", "%s succeeded with exit code %d", event.ToolID, *event.ExitCode)...)
	}
	if event.Success && event.Error != nil {
		faults = append(faults, fault("4.9", "%s succeeded with an error", event.ToolID)...)
	}
	return faults
}

func (r *Tools) noteResolution(event *agentstream.PermissionResolvedEvent, open *openthings.State) {
	request, ok := open.Permissions.Get(event.RequestID)
	if !ok || request.ToolID == nil {
		return
	}
	r.denied[*request.ToolID] = event.Outcome == agentstream.PermissionOutcomeDenied ||
		event.Outcome == agentstream.PermissionOutcomeExpired
}

func (r *Tools) checkReference(event agentstream.UnifiedEvent, open *openthings.State) []Fault {
	id, needsOpen := referenceOf(event)
	if id == nil {
		return nil
	}
	if _, hasStarted := r.started[*id]; !hasStarted {
		return fault("4.11", "%s refers to %s, which has not started", event.GetType(), *id)
	}
	if needsOpen && !open.Tools.Has(*id) {
		return fault("4.12", "%s refers to %s, which has ended", event.GetType(), *id)
	}
	return nil
}

// referenceOf gives the tool call that an event refers to, and whether the call must be open.
func referenceOf(event agentstream.UnifiedEvent) (id *string, needsOpen bool) {
	switch e := event.(type) {
	case *agentstream.PermissionRequestedEvent:
		return e.ToolID, true
	case *agentstream.QuestionAskedEvent:
		return e.ToolID, true
	case *agentstream.FileChangedEvent:
		return e.ToolID, true
	case *agentstream.SubagentStartedEvent:
		return e.ToolID, false
	case *agentstream.TaskStartedEvent:
		return e.ToolID, false
	default:
		return nil, false
	}
}

// atTurnEnd leaves out commands, which may run past their turn, and what a sub-agent runs.
func atTurnEnd(open *openthings.State) []Fault {
	tools := filter(&open.Tools, func(tool openthings.Tool) bool {
		isCommand := tool.Kind != nil && *tool.Kind == agentstream.ToolKindExecute
		return tool.Owner == openthings.MainThread && !isCommand
	})
	inputs := filter(&open.Inputs, func(owner openthings.Owner) bool {
		return owner == openthings.MainThread
	})
	return append(leftOpen("4.4", tools, "the turn"), leftOpen("4.5", inputs, "the turn")...)
}

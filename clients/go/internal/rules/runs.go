package rules

import (
	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Runs is rule 1.
type Runs struct {
	hasEvent bool
}

// Check gives what is wrong with an event.
func (r *Runs) Check(event agentstream.UnifiedEvent, open *openthings.State) []Fault {
	r.hasEvent = true
	start, isStart := event.(*agentstream.SessionStartedEvent)
	if !isStart {
		if open.IsRunning {
			return nil
		}
		return fault("1.2", "%s is outside of a run", event.GetType())
	}
	var faults []Fault
	if open.IsRunning {
		faults = fault("1.3", "a run starts before the last one has ended")
	}
	if start.SchemaVersion == nil {
		faults = append(faults, fault("1.5", "sessionStarted has no schemaVersion")...)
	}
	return faults
}

// End gives what is wrong with the stream as a whole.
func (r *Runs) End(open *openthings.State) []Fault {
	if !r.hasEvent {
		return fault("1.1", "the stream is empty")
	}
	if open.IsRunning {
		return fault("1.4", "the run has no sessionEnded")
	}
	return nil
}

// Turns is rule 3.
type Turns struct {
	eventRule
	last *int64
}

// NewTurns starts rule 3.
func NewTurns(isTail bool) *Turns {
	if isTail {
		return &Turns{}
	}
	return &Turns{last: new(int64)}
}

// Check gives what is wrong with an event.
func (r *Turns) Check(event agentstream.UnifiedEvent, open *openthings.State) []Fault {
	switch e := event.(type) {
	case *agentstream.TurnStartedEvent:
		return r.checkStart(e, open)
	case *agentstream.TurnCompletedEvent:
		return checkTurnEnd(e.TurnNumber, open)
	case *agentstream.TurnFailedEvent:
		return checkTurnEnd(e.TurnNumber, open)
	case *agentstream.SessionEndedEvent:
		if open.TurnNumber != nil {
			return fault("3.4", "the run ends inside turn %d", *open.TurnNumber)
		}
	case *agentstream.TextChunkEvent, *agentstream.ThinkingChunkEvent,
		*agentstream.ToolInputChunkEvent, *agentstream.ToolStartedEvent:
		if open.TurnNumber == nil && openthings.OwnerOf(event) == openthings.MainThread {
			return fault("3.5", "%s of the main thread is outside of a turn", event.GetType())
		}
	}
	return nil
}

func (r *Turns) checkStart(event *agentstream.TurnStartedEvent, open *openthings.State) []Fault {
	var faults []Fault
	if open.TurnNumber != nil {
		faults = fault("3.1", "turn %d has not ended", *open.TurnNumber)
	}
	if r.last != nil && event.TurnNumber != *r.last+1 {
		faults = append(faults, fault("3.2", "expected turn %d to start, got %d", *r.last+1, event.TurnNumber)...)
	}
	r.last = &event.TurnNumber
	return faults
}

func checkTurnEnd(number int64, open *openthings.State) []Fault {
	if open.TurnNumber != nil && *open.TurnNumber == number {
		return nil
	}
	return fault("3.3", "turn %d ends and is not open", number)
}

package rules

import (
	"strings"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Outcome is the part of rule 9 about how turns and runs end.
type Outcome struct {
	eventRule
	hasTurnFailed, isFatal, isTurnFatal bool
}

// Check gives what is wrong with an event.
func (r *Outcome) Check(event agentstream.UnifiedEvent, open *openthings.State) []Fault {
	switch e := event.(type) {
	case *agentstream.SessionStartedEvent:
		*r = Outcome{}
	case *agentstream.TurnStartedEvent:
		r.isTurnFatal = false
	case *agentstream.ErrorEvent:
		if e.Fatal {
			r.isFatal = true
			r.isTurnFatal = open.TurnNumber != nil
		}
	case *agentstream.TurnFailedEvent:
		r.hasTurnFailed, r.isTurnFatal = true, false
	case *agentstream.TurnCompletedEvent:
		isContradicted := r.isTurnFatal
		*r = Outcome{}
		if isContradicted {
			return fault("9.5", "the turn completed, after a fatal error")
		}
	case *agentstream.SessionEndedEvent:
		return r.checkEnd(e)
	}
	return nil
}

func (r *Outcome) checkEnd(event *agentstream.SessionEndedEvent) []Fault {
	hasError := event.Error != nil || event.ErrorCode != nil
	if event.Reason == agentstream.SessionEndReasonFailed && !hasError && event.Detail == nil {
		return fault("9.7", "the run failed, without a cause")
	}
	if event.Reason != agentstream.SessionEndReasonCompleted {
		return nil
	}
	var faults []Fault
	if r.hasTurnFailed {
		faults = append(faults, fault("9.1", "the run completed, though its last turn failed")...)
	}
	if hasError {
		faults = append(faults, fault("9.2", "the run completed with an error")...)
	}
	if event.ExitCause == nil && event.ExitCode != nil && *event.ExitCode != 0 {
		faults = append(faults, fault("9.3", "the run completed with exit code %d", *event.ExitCode)...)
	}
	if event.ExitCause == nil && event.Signal != nil {
		faults = append(faults, fault("9.4", "the run completed by %s", *event.Signal)...)
	}
	if r.isFatal {
		faults = append(faults, fault("9.6", "the run completed, after a fatal error")...)
	}
	return faults
}

// Denials is the part of rule 9 about lists of denials.
type Denials struct {
	eventRule
	started set
}

// NewDenials starts it.
func NewDenials() *Denials {
	return &Denials{started: set{}}
}

// Check gives what is wrong with an event.
func (r *Denials) Check(event agentstream.UnifiedEvent, _ *openthings.State) []Fault {
	var denials []agentstream.PermissionDenial
	switch e := event.(type) {
	case *agentstream.ToolStartedEvent:
		r.started[e.ToolID] = true
	case *agentstream.TurnCompletedEvent:
		denials = e.PermissionDenials
	case *agentstream.TurnFailedEvent:
		denials = e.PermissionDenials
	case *agentstream.SessionEndedEvent:
		denials = e.PermissionDenials
	}
	var unknown []string
	for _, denial := range denials {
		if denial.ToolID != nil && !r.started[*denial.ToolID] {
			unknown = append(unknown, *denial.ToolID)
		}
	}
	if len(unknown) == 0 {
		return nil
	}
	return fault("9.8", "denied and not started: %s", strings.Join(unknown, ", "))
}

package rules

import (
	"maps"
	"slices"
	"strings"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Requests is the part of rule 6 about permissions and questions.
type Requests struct {
	eventRule
	seen set
}

// NewRequests starts it.
func NewRequests() *Requests {
	return &Requests{seen: set{}}
}

// Check gives what is wrong with an event.
func (r *Requests) Check(event agentstream.UnifiedEvent, open *openthings.State) []Fault {
	switch e := event.(type) {
	case *agentstream.PermissionRequestedEvent:
		return once("6.1", e.RequestID, r.seen)
	case *agentstream.QuestionAskedEvent:
		return once("6.1", e.RequestID, r.seen)
	case *agentstream.PermissionResolvedEvent:
		request, ok := open.Permissions.Get(e.RequestID)
		if !ok {
			return fault("6.2", "%s is not an open permission request", e.RequestID)
		}
		return checkResolution(e, request)
	case *agentstream.QuestionAnsweredEvent:
		question, ok := open.Questions.Get(e.RequestID)
		if !ok {
			return fault("6.3", "%s is not an open question", e.RequestID)
		}
		return checkAnswer(e, question)
	case *agentstream.SessionEndedEvent:
		return leftOpen("6.4", append(open.Permissions.IDs(), open.Questions.IDs()...), "the run")
	default:
		return nil
	}
}

func checkResolution(
	event *agentstream.PermissionResolvedEvent, request *agentstream.PermissionRequestedEvent,
) []Fault {
	var faults []Fault
	if event.OptionID != nil {
		index := slices.IndexFunc(request.Options, func(option agentstream.PermissionOption) bool {
			return option.OptionID == *event.OptionID
		})
		if index < 0 {
			faults = fault("6.5", "%s did not offer %s", event.RequestID, *event.OptionID)
		} else if kind := request.Options[index].Kind; contradicts(kind, event.Outcome) {
			faults = fault("6.6", "%s is %s, not %s", *event.OptionID, kind, event.Outcome)
		}
	}
	if event.UpdatedArguments == nil {
		return faults
	}
	if event.Outcome != agentstream.PermissionOutcomeAllowed {
		faults = append(faults, fault("6.7", "%s was %s, with updated arguments", event.RequestID, event.Outcome)...)
	}
	if request.CanChangeArguments != nil && !*request.CanChangeArguments {
		faults = append(faults, fault("6.8", "the arguments of %s cannot be changed", event.RequestID)...)
	}
	return faults
}

func contradicts(kind agentstream.PermissionOptionKind, outcome agentstream.PermissionOutcome) bool {
	switch kind {
	case agentstream.PermissionOptionKindAllow, agentstream.PermissionOptionKindAllowSession,
		agentstream.PermissionOptionKindAllowRule:
		return outcome == agentstream.PermissionOutcomeDenied || outcome == agentstream.PermissionOutcomeExpired
	case agentstream.PermissionOptionKindDeny, agentstream.PermissionOptionKindDenyAndStop:
		return outcome == agentstream.PermissionOutcomeAllowed
	default:
		return false
	}
}

func checkAnswer(
	event *agentstream.QuestionAnsweredEvent, question *agentstream.QuestionAskedEvent,
) []Fault {
	if event.Answers == nil {
		return nil
	}
	var faults []Fault
	if event.Outcome != agentstream.QuestionOutcomeAnswered {
		faults = fault("6.9", "%s was %s, and has answers", event.RequestID, event.Outcome)
	}
	asked := set{}
	for _, one := range question.Questions {
		asked[one.ID] = true
	}
	unknown := slices.Sorted(maps.Keys(event.Answers))
	unknown = slices.DeleteFunc(unknown, func(id string) bool { return asked[id] })
	// a form has fields in place of questions
	if len(asked) > 0 && len(unknown) > 0 {
		faults = append(faults, fault("6.10", "%s did not ask %s", event.RequestID, strings.Join(unknown, ", "))...)
	}
	return faults
}

func once(clause, id string, seen set) []Fault {
	if seen.add(id) {
		return nil
	}
	return fault(clause, "the id %s was used before", id)
}

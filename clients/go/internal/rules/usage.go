package rules

import (
	"maps"
	"slices"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Usage is rule 7.
type Usage struct {
	eventRule
	run tokens
}

// tokens are sums of input and output.
type tokens struct {
	input, output int64
}

func (t *tokens) add(usage agentstream.TokenUsage) {
	t.input += usage.InputTokens
	t.output += usage.OutputTokens
}

// Check gives what is wrong with an event.
func (r *Usage) Check(event agentstream.UnifiedEvent, _ *openthings.State) []Fault {
	switch e := event.(type) {
	case *agentstream.SessionStartedEvent:
		r.run = tokens{}
	case *agentstream.TurnCompletedEvent:
		return r.checkTurn(e.GetType(), &e.Usage, e.UsageByModel)
	case *agentstream.TurnFailedEvent:
		return r.checkTurn(e.GetType(), e.Usage, e.UsageByModel)
	case *agentstream.SessionEndedEvent:
		return r.checkRun(e)
	case *agentstream.UsageReportedEvent:
		return checkParts(e.Usage, e.GetType())
	case *agentstream.SubagentCompletedEvent:
		if e.Usage != nil {
			return checkParts(*e.Usage, e.GetType())
		}
	}
	return nil
}

func (r *Usage) checkTurn(
	event string, usage *agentstream.TokenUsage, byModel map[string]agentstream.TokenUsage,
) []Fault {
	var faults []Fault
	if usage != nil {
		faults = checkParts(*usage, event)
	}
	models := slices.Collect(maps.Values(byModel))
	for _, one := range models {
		faults = append(faults, checkParts(one, event)...)
	}
	if usage == nil || !isKnown(*usage) {
		return faults
	}
	r.run.add(*usage)
	isUnknown := func(one agentstream.TokenUsage) bool { return !isKnown(one) }
	if len(models) == 0 || slices.ContainsFunc(models, isUnknown) {
		return faults
	}
	var sum, turn tokens
	for _, one := range models {
		sum.add(one)
	}
	if turn.add(*usage); sum != turn {
		faults = append(faults, fault("7.5", "the usages of the models do not add up to that of the turn")...)
	}
	return faults
}

func (r *Usage) checkRun(event *agentstream.SessionEndedEvent) []Fault {
	if event.Usage == nil {
		return nil
	}
	faults := checkParts(*event.Usage, event.GetType())
	var total tokens
	if total.add(*event.Usage); isKnown(*event.Usage) && total != r.run {
		faults = append(faults, fault("7.4", "the usage of the run is not the sum of its turns")...)
	}
	return faults
}

func isKnown(usage agentstream.TokenUsage) bool {
	return usage.Completeness == nil || *usage.Completeness != agentstream.UsageCompletenessUnknown
}

func checkParts(usage agentstream.TokenUsage, event string) []Fault {
	var faults []Fault
	if usage.TotalTokens != usage.InputTokens+usage.OutputTokens {
		faults = append(faults, fault("7.1", "totalTokens is not inputTokens and outputTokens")...)
	}
	if orZero(usage.CachedTokens)+orZero(usage.CacheWriteTokens) > usage.InputTokens {
		faults = append(faults, fault("7.2", "the cached tokens exceed the input")...)
	}
	if orZero(usage.ReasoningTokens) > usage.OutputTokens {
		faults = append(faults, fault("7.3", "the reasoning tokens exceed the output")...)
	}
	if isKnown(usage) {
		return faults
	}
	if usage.InputTokens != 0 || usage.OutputTokens != 0 || usage.TotalTokens != 0 {
		faults = append(faults, fault("7.6", "the usage is unknown and is not zero")...)
	}
	if event != "turnCompleted" && event != "usageReported" {
		faults = append(faults, fault("7.7", "the usage of %s is unknown", event)...)
	}
	return faults
}

func orZero(value *int64) int64 {
	if value == nil {
		return 0
	}
	return *value
}

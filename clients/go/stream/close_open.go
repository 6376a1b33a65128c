package stream

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Ending is how a run ends that was cut off.
type Ending struct {
	Reason    agentstream.SessionEndReason
	Detail    *agentstream.SessionDetail
	Error     *string
	ErrorCode *agentstream.ErrorCode
	ExitCode  *int64
	Signal    *string
	ExitCause *agentstream.ExitCause
}

// CloseOpen gives the events that close whatever is open: none where no run is. The events are those of the
// last run, at least; at is the time of the new ones. It fails if the ending is not one that an event can have.
func CloseOpen(
	events []agentstream.UnifiedEvent, ending Ending, at time.Time,
) ([]agentstream.UnifiedEvent, error) {
	var open openthings.State
	for _, event := range events {
		open.Follow(event)
	}
	if !open.IsRunning {
		return nil, nil
	}
	last := events[len(events)-1]
	seq := int64(len(events))
	if last.GetSeq() != nil {
		seq = *last.GetSeq()
	}
	var closing []agentstream.UnifiedEvent
	for _, draft := range draftsOf(&open, ending) {
		seq++
		draft.place(last, seq, at)
		event, err := draft.event()
		if err != nil {
			return nil, err
		}
		closing = append(closing, event)
	}
	return closing, nil
}

// draft is the JSON of an event; fields that are nil are absent.
type draft map[string]any

// place sets what every event has.
func (d draft) place(last agentstream.UnifiedEvent, seq int64, at time.Time) {
	d["id"] = fmt.Sprintf("%s.%d", last.GetSessionID(), seq)
	d["sessionId"] = last.GetSessionID()
	d["seq"] = seq
	d["run"] = 1
	if run := last.GetRun(); run != nil {
		d["run"] = *run
	}
	// the time does not go back, whatever the clock says
	d["timestamp"] = max(at.UTC().Format("2006-01-02T15:04:05.000Z"), last.GetTimestamp())
	d["agentType"] = "unknown"
	if agent := last.GetAgentType(); agent != nil {
		d["agentType"] = *agent
	}
}

func (d draft) event() (agentstream.UnifiedEvent, error) {
	text, err := json.Marshal(d)
	if err != nil {
		return nil, err
	}
	return agentstream.DecodeUnifiedEvent(text)
}

// with sets a field, unless the pointer is nil.
func with[T any](d draft, name string, value *T) {
	if value != nil {
		d[name] = *value
	}
}

func withOwner(d draft, owner openthings.Owner) {
	with(d, "parentToolId", owner.ParentToolID())
	with(d, "subagentId", owner.SubagentID())
}

func draftsOf(open *openthings.State, ending Ending) []draft {
	var drafts []draft
	add := func(ids []string, draftOf func(id string) draft) {
		for _, id := range ids {
			drafts = append(drafts, draftOf(id))
		}
	}
	add(open.Blocks.IDs(), func(id string) draft { return closeBlock(id, &open.Blocks) })
	add(open.Inputs.IDs(), func(id string) draft {
		return draft{"type": "blockDiscarded", "blockId": id, "reason": "retried"}
	})
	add(open.Tools.IDs(), func(id string) draft { return cancelTool(id, &open.Tools) })
	add(open.Permissions.IDs(), func(id string) draft {
		return draft{"type": "permissionResolved", "requestId": id, "outcome": "cancelled"}
	})
	add(open.Questions.IDs(), func(id string) draft {
		return draft{"type": "questionAnswered", "requestId": id, "outcome": "cancelled"}
	})
	if open.TurnNumber != nil {
		drafts = append(drafts, failTurn(*open.TurnNumber, ending))
	}
	add(open.Subagents.IDs(), func(id string) draft {
		return draft{"type": "subagentCompleted", "subagentId": id, "success": false}
	})
	add(open.Tasks.IDs(), func(id string) draft {
		return draft{"type": "taskCompleted", "taskId": id, "success": false}
	})
	add(open.Hooks.IDs(), func(id string) draft {
		name, _ := open.Hooks.Get(id)
		return draft{"type": "hookCompleted", "hookId": id, "name": name, "success": false}
	})
	return append(drafts, endRun(ending))
}

func closeBlock(id string, blocks *openthings.Ordered[openthings.Block]) draft {
	block, _ := blocks.Get(id)
	d := draft{
		"type": block.First.Event.GetType(), "blockId": id, "content": "", "isComplete": true,
		"text": block.Text(), "interrupted": true,
	}
	withOwner(d, block.Owner)
	switch first := block.First.Event.(type) {
	case *agentstream.TextChunkEvent:
		with(d, "messageId", first.MessageID)
		with(d, "phase", first.Phase)
		with(d, "local", first.Local)
	case *agentstream.ThinkingChunkEvent:
		with(d, "messageId", first.MessageID)
		with(d, "kind", first.Kind)
	}
	return d
}

func cancelTool(id string, tools *openthings.Ordered[openthings.Tool]) draft {
	tool, _ := tools.Get(id)
	d := draft{"type": "toolFailed", "toolId": id, "reason": "cancelled", "toolName": tool.Name}
	withOwner(d, tool.Owner)
	return d
}

func failTurn(number int64, ending Ending) draft {
	why, words := "noResult", "The turn ended without a result."
	switch ending.Reason {
	case agentstream.SessionEndReasonCancelled:
		why, words = "cancelled", "The turn was cancelled."
	case agentstream.SessionEndReasonTimeout:
		why, words = "timeout", "The turn timed out."
	}
	d := draft{"type": "turnFailed", "turnNumber": number, "error": words, "errorCode": why}
	with(d, "error", ending.Error)
	with(d, "errorCode", ending.ErrorCode)
	return d
}

func endRun(ending Ending) draft {
	d := draft{"type": "sessionEnded", "reason": ending.Reason}
	isExplained := ending.Detail != nil || ending.Error != nil || ending.ErrorCode != nil
	if ending.Reason == agentstream.SessionEndReasonFailed && !isExplained {
		d["errorCode"] = "unknown"
	}
	with(d, "detail", ending.Detail)
	with(d, "error", ending.Error)
	with(d, "errorCode", ending.ErrorCode)
	with(d, "exitCode", ending.ExitCode)
	with(d, "signal", ending.Signal)
	with(d, "exitCause", ending.ExitCause)
	return d
}

// Package openthings knows what has begun in a stream and not ended.
package openthings

import (
	"strings"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

// Block is a block that has no closing chunk yet.
type Block struct {
	First  Chunk
	Owner  Owner
	pieces *strings.Builder
}

// Text is what the chunks of the block have carried.
func (b Block) Text() string {
	if b.pieces == nil {
		return ""
	}
	return b.pieces.String()
}

// Tool is a tool call without a result.
type Tool struct {
	Name  string
	Kind  *agentstream.ToolKind
	Owner Owner
}

// State is fed with every event of a stream, and has what is open. The zero value is that of no event.
type State struct {
	IsRunning   bool
	TurnNumber  *int64
	Blocks      Ordered[Block]
	Tools       Ordered[Tool]
	Inputs      Ordered[Owner]
	Permissions Ordered[*agentstream.PermissionRequestedEvent]
	Questions   Ordered[*agentstream.QuestionAskedEvent]
	Subagents   Ordered[struct{}]
	Tasks       Ordered[struct{}]
	// the names of hooks
	Hooks Ordered[string]
}

// Follow lets an event take effect.
func (s *State) Follow(event agentstream.UnifiedEvent) {
	if chunk, ok := ChunkOf(event); ok {
		s.followChunk(chunk)
		return
	}
	switch e := event.(type) {
	case *agentstream.SessionStartedEvent:
		*s = State{IsRunning: true}
	case *agentstream.SessionEndedEvent:
		*s = State{}
	case *agentstream.TurnStartedEvent:
		s.TurnNumber = &e.TurnNumber
	case *agentstream.TurnCompletedEvent, *agentstream.TurnFailedEvent:
		s.TurnNumber = nil
	case *agentstream.BlockDiscardedEvent:
		s.Blocks.Delete(e.BlockID)
		s.Inputs.Delete(e.BlockID)
	case *agentstream.ToolInputChunkEvent:
		if !s.Inputs.Has(e.ToolID) {
			s.Inputs.Set(e.ToolID, OwnerOf(e))
		}
	case *agentstream.ToolStartedEvent:
		s.Inputs.Delete(e.ToolID)
		s.Tools.Set(e.ToolID, Tool{e.ToolName, e.ToolKind, OwnerOf(e)})
	case *agentstream.ToolCompletedEvent:
		s.Tools.Delete(e.ToolID)
	case *agentstream.ToolFailedEvent:
		s.Tools.Delete(e.ToolID)
	default:
		s.followPair(event)
	}
}

func (s *State) followChunk(chunk Chunk) {
	if chunk.BlockID == nil {
		return
	}
	id := *chunk.BlockID
	if chunk.IsComplete {
		s.Blocks.Delete(id)
		return
	}
	block, ok := s.Blocks.Get(id)
	if !ok {
		block = Block{chunk, OwnerOf(chunk.Event), new(strings.Builder)}
		s.Blocks.Set(id, block)
	}
	block.pieces.WriteString(chunk.Content)
}

func (s *State) followPair(event agentstream.UnifiedEvent) {
	switch e := event.(type) {
	case *agentstream.PermissionRequestedEvent:
		s.Permissions.Set(e.RequestID, e)
	case *agentstream.PermissionResolvedEvent:
		s.Permissions.Delete(e.RequestID)
	case *agentstream.QuestionAskedEvent:
		s.Questions.Set(e.RequestID, e)
	case *agentstream.QuestionAnsweredEvent:
		s.Questions.Delete(e.RequestID)
	case *agentstream.SubagentStartedEvent:
		s.Subagents.Set(e.SubagentID, struct{}{})
	case *agentstream.SubagentCompletedEvent:
		s.Subagents.Delete(e.SubagentID)
	case *agentstream.TaskStartedEvent:
		s.Tasks.Set(e.TaskID, struct{}{})
	case *agentstream.TaskCompletedEvent:
		s.Tasks.Delete(e.TaskID)
	case *agentstream.HookStartedEvent:
		s.Hooks.Set(e.HookID, e.Name)
	case *agentstream.HookCompletedEvent:
		s.Hooks.Delete(e.HookID)
	}
}

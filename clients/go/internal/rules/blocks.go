package rules

import (
	"slices"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// Blocks is rule 5.
type Blocks struct {
	eventRule
	closed, discarded set
}

// NewBlocks starts rule 5.
func NewBlocks() *Blocks {
	return &Blocks{closed: set{}, discarded: set{}}
}

// Check gives what is wrong with an event.
func (r *Blocks) Check(event agentstream.UnifiedEvent, open *openthings.State) []Fault {
	if chunk, ok := openthings.ChunkOf(event); ok {
		return r.checkChunk(chunk, open)
	}
	switch e := event.(type) {
	case *agentstream.BlockDiscardedEvent:
		return r.checkDiscarded(e, open)
	case *agentstream.TurnCompletedEvent, *agentstream.TurnFailedEvent:
		blocks := filter(&open.Blocks, func(block openthings.Block) bool {
			return block.Owner == openthings.MainThread
		})
		return leftOpen("5.11", blocks, "the turn")
	case *agentstream.SessionEndedEvent:
		return leftOpen("5.12", open.Blocks.IDs(), "the run")
	default:
		return nil
	}
}

func (r *Blocks) checkChunk(chunk openthings.Chunk, open *openthings.State) []Fault {
	if chunk.BlockID == nil {
		return fault("5.1", "the chunk has no blockId")
	}
	id := *chunk.BlockID
	var faults []Fault
	if r.closed[id] || r.discarded[id] {
		faults = fault("5.2", "a chunk of %s, which is closed", id)
	}
	if chunk.IsComplete {
		r.closed[id] = true
	}
	block, isOpen := open.Blocks.Get(id)
	if isOpen && block.First.Event.GetType() != chunk.Event.GetType() {
		faults = append(faults, fault("5.3", "%s is a block of %s", id, block.First.Event.GetType())...)
	}
	if isOpen && block.Owner != openthings.OwnerOf(chunk.Event) {
		faults = append(faults, fault("5.4", "%s has another owner than its first chunk", id)...)
	}
	return append(faults, checkText(id, chunk, block)...)
}

func checkText(id string, chunk openthings.Chunk, block openthings.Block) []Fault {
	if !chunk.IsComplete {
		if chunk.Text != nil {
			return fault("5.6", "a chunk of %s has the text before its end", id)
		}
		return nil
	}
	if chunk.Text == nil {
		if !slices.Contains(chunk.Event.GetOmitted(), "text") {
			return fault("5.5", "the closing chunk of %s has no text", id)
		}
		return nil
	}
	if *chunk.Text != block.Text()+chunk.Content {
		return fault("5.7", "the text of %s is not what its chunks carried", id)
	}
	return nil
}

func (r *Blocks) checkDiscarded(event *agentstream.BlockDiscardedEvent, open *openthings.State) []Fault {
	id := event.BlockID
	isSuperseded := event.Reason != nil && *event.Reason == agentstream.DiscardReasonSuperseded
	switch {
	case !r.discarded.add(id):
		return fault("5.9", "%s is discarded twice", id)
	case !r.closed[id] && !open.Blocks.Has(id) && !open.Inputs.Has(id):
		return fault("5.8", "%s is discarded and is not known", id)
	case r.closed[id] && !isSuperseded:
		return fault("5.10", "%s is discarded and was closed", id)
	default:
		return nil
	}
}

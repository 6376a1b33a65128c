package openthings

import "github.com/agentstream/agentstream/clients/go/agentstream"

// Chunk is what chunks of text and of thinking have in common.
type Chunk struct {
	Event      agentstream.UnifiedEvent
	BlockID    *string
	Content    string
	IsComplete bool
	Text       *string
}

// ChunkOf gives the chunk that an event is.
func ChunkOf(event agentstream.UnifiedEvent) (Chunk, bool) {
	switch e := event.(type) {
	case *agentstream.TextChunkEvent:
		return Chunk{e, e.BlockID, e.Content, e.IsComplete != nil && *e.IsComplete, e.Text}, true
	case *agentstream.ThinkingChunkEvent:
		return Chunk{e, e.BlockID, e.Content, e.IsComplete != nil && *e.IsComplete, e.Text}, true
	default:
		return Chunk{}, false
	}
}

package stream

import (
	"strings"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/internal/openthings"
)

// TextOf gives the text of the main thread: all blocks that were not discarded, in the order of their starts.
func TextOf(events []agentstream.UnifiedEvent) string {
	var blocks openthings.Ordered[*strings.Builder]
	for _, event := range events {
		switch e := event.(type) {
		case *agentstream.TextChunkEvent:
			if openthings.OwnerOf(e) != openthings.MainThread {
				continue
			}
			id := e.ID
			if e.BlockID != nil {
				id = *e.BlockID
			}
			if !blocks.Has(id) {
				blocks.Set(id, new(strings.Builder))
			}
			block, _ := blocks.Get(id)
			block.WriteString(e.Content)
		case *agentstream.BlockDiscardedEvent:
			blocks.Delete(e.BlockID)
		}
	}
	var text strings.Builder
	for _, id := range blocks.IDs() {
		block, _ := blocks.Get(id)
		text.WriteString(block.String())
	}
	return text.String()
}

package openthings

import "github.com/agentstream/agentstream/clients/go/agentstream"

// Owner is parentToolId and subagentId. The zero value is the main thread.
type Owner struct {
	parent, subagent       string
	hasParent, hasSubagent bool
}

// MainThread owns what no sub-agent does.
var MainThread = Owner{}

// OwnerOf gives the owner of an event.
func OwnerOf(event agentstream.UnifiedEvent) Owner {
	owner := Owner{}
	owner.parent, owner.hasParent = valueOf(event.GetParentToolID())
	owner.subagent, owner.hasSubagent = valueOf(event.GetSubagentID())
	return owner
}

// ParentToolID is nil where the owner has none.
func (o Owner) ParentToolID() *string { return pointerTo(o.parent, o.hasParent) }

// SubagentID is nil where the owner has none.
func (o Owner) SubagentID() *string { return pointerTo(o.subagent, o.hasSubagent) }

func valueOf(text *string) (string, bool) {
	if text == nil {
		return "", false
	}
	return *text, true
}

func pointerTo(text string, isPresent bool) *string {
	if !isPresent {
		return nil
	}
	return &text
}

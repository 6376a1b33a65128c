package gateway

import (
	"fmt"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

// Error is what the gateway refused.
type Error struct {
	// Status is that of the response.
	Status int

	// Problem has why, and what to do; nil if the response has none.
	Problem *agentstream.Problem

	// Text is the body of the response.
	Text string
}

func newError(status int, body []byte) *Error {
	// what is not a problem is in the text
	problem, _ := agentstream.Decode[agentstream.Problem](body)
	return &Error{Status: status, Problem: problem, Text: string(body)}
}

func (e *Error) Error() string {
	if e.Problem != nil {
		return fmt.Sprintf("%d: %s", e.Status, e.Problem.Detail)
	}
	return fmt.Sprintf("%d: %.1000s", e.Status, e.Text)
}

// Package gateway runs agents behind a gateway.
package gateway

import (
	"context"
	"net/http"
	"time"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

// Client runs agents behind a gateway. Its methods may be used by several goroutines at once.
type Client struct {
	// URL is the address of the gateway, such as http://127.0.0.1:8787.
	URL string

	// Token is what the gateway has made at its first start, or was given.
	Token string

	// HTTP sends the requests; nil is http.DefaultClient. It must have no timeout of its own: events come for
	// as long as agents run.
	HTTP *http.Client

	// Patience is for how long a lost connection is made again; with 0 it is not.
	Patience time.Duration
}

// NewClient gives a Client with http.DefaultClient, and a patience of one minute.
func NewClient(url, token string) *Client {
	return &Client{URL: url, Token: token, Patience: time.Minute}
}

func (c *Client) do(request *http.Request) (*http.Response, error) {
	if c.HTTP == nil {
		return http.DefaultClient.Do(request)
	}
	return c.HTTP.Do(request)
}

// Text is a prompt that is a text.
func Text(prompt string) *agentstream.StringOrPromptPartList {
	return &agentstream.StringOrPromptPartList{String: &prompt}
}

// Create starts a session.
func (c *Client) Create(ctx context.Context, request agentstream.SessionRequest) (*agentstream.Session, error) {
	return send[agentstream.Session](ctx, c, newPost("/v1/sessions", &request))
}

// Get gives the state of a session.
func (c *Client) Get(ctx context.Context, sessionID string) (*agentstream.Session, error) {
	return send[agentstream.Session](ctx, c, call{method: http.MethodGet, path: pathOf(sessionID)})
}

// Prompt sends a further prompt.
func (c *Client) Prompt(
	ctx context.Context, sessionID string, request agentstream.TurnRequest,
) (*agentstream.TurnAccepted, error) {
	return send[agentstream.TurnAccepted](ctx, c, newPost(pathOf(sessionID, "turns"), &request))
}

// AnswerPermission answers a permission request; the first answer counts.
func (c *Client) AnswerPermission(
	ctx context.Context, sessionID, requestID string, answer agentstream.PermissionAnswer,
) error {
	_, err := c.sendCall(ctx, newPost(pathOf(sessionID, "permissions", requestID), &answer))
	return err
}

// AnswerQuestion answers a question; the first answer counts.
func (c *Client) AnswerQuestion(
	ctx context.Context, sessionID, requestID string, answer agentstream.QuestionAnswer,
) error {
	_, err := c.sendCall(ctx, newPost(pathOf(sessionID, "questions", requestID), &answer))
	return err
}

// Cancel stops what the session is doing.
func (c *Client) Cancel(ctx context.Context, sessionID string) (*agentstream.Session, error) {
	return send[agentstream.Session](ctx, c, newPost(pathOf(sessionID, "cancel"), nil))
}

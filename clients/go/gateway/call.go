package gateway

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

// callTimeout is for how long one attempt of a request may take.
const callTimeout = 30 * time.Second

const (
	firstDelay  = 200 * time.Millisecond
	longestCall = 5 * time.Second
)

// call is a request, whatever the number of its attempts.
type call struct {
	method, path string
	body         agentstream.Value
	// the same in every attempt: the gateway does what is asked once
	key string
}

func newPost(path string, body agentstream.Value) call {
	return call{method: http.MethodPost, path: path, body: body, key: newKey()}
}

func newKey() string {
	var random [16]byte
	// it does not fail: crypto/rand ends the program where the system has no random numbers
	_, _ = rand.Read(random[:])
	return hex.EncodeToString(random[:])
}

func pathOf(parts ...string) string {
	path := "/v1/sessions"
	for _, part := range parts {
		path += "/" + url.PathEscape(part)
	}
	return path
}

// send sends a request, and decodes the response.
func send[T any, P interface {
	*T
	agentstream.Value
}](ctx context.Context, client *Client, one call) (*T, error) {
	body, err := client.sendCall(ctx, one)
	if err != nil {
		return nil, err
	}
	return agentstream.Decode[T, P](body)
}

// sendCall sends a request until the gateway answers, or patience ends.
func (c *Client) sendCall(ctx context.Context, one call) ([]byte, error) {
	var body []byte
	if one.body != nil {
		text, err := one.body.MarshalJSON()
		if err != nil {
			return nil, err
		}
		body = text
	}
	if _, err := c.newRequest(ctx, one.method, one.path, nil); err != nil {
		return nil, err
	}
	deadline := time.Now().Add(c.Patience)
	for delay := firstDelay; ; delay = min(delay*2, longestCall) {
		status, text, err := c.attempt(ctx, one, body)
		isLast := time.Now().After(deadline) || ctx.Err() != nil
		switch {
		case err != nil && isLast:
			return nil, err
		// the gateway is about to be started again, or waits for space
		case err != nil, status == http.StatusServiceUnavailable && !isLast:
		case status >= http.StatusBadRequest:
			return nil, newError(status, text)
		default:
			return text, nil
		}
		if err := wait(ctx, delay); err != nil {
			return nil, err
		}
	}
}

func (c *Client) attempt(ctx context.Context, one call, body []byte) (status int, text []byte, err error) {
	ctx, cancel := context.WithTimeout(ctx, callTimeout)
	defer cancel()
	request, err := c.newRequest(ctx, one.method, one.path, body)
	if err != nil {
		return 0, nil, err
	}
	if one.key != "" {
		request.Header.Set("Idempotency-Key", one.key)
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	response, err := c.do(request)
	if err != nil {
		return 0, nil, err
	}
	defer func() { _ = response.Body.Close() }()
	text, err = io.ReadAll(response.Body)
	return response.StatusCode, text, err
}

func (c *Client) newRequest(ctx context.Context, method, path string, body []byte) (*http.Request, error) {
	if !strings.HasPrefix(c.URL, "http://") && !strings.HasPrefix(c.URL, "https://") {
		return nil, fmt.Errorf("expected a URL such as http://127.0.0.1:8787, got %q", c.URL)
	}
	address := strings.TrimSuffix(c.URL, "/") + path
	request, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+c.Token)
	return request, nil
}

// wait waits, unless the context ends first.
func wait(ctx context.Context, delay time.Duration) error {
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

package gateway

import (
	"context"
	"errors"
	"io"
	"iter"
	"net/http"
	"strconv"
	"time"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/stream"
)

// idleTimeout is the time without a byte after which a connection counts as lost; the gateway writes
// every 15 seconds.
const idleTimeout = time.Minute

// EventOptions says which events of a session are read. The zero value is all, to the end of its newest run.
type EventOptions struct {
	// After is the seq of the last event that is not wanted again.
	After int64

	// FollowSession continues after the end of a run, until the loop ends.
	FollowSession bool

	// OnNotice is called for connection events.
	OnNotice func(agentstream.ConnectionEvent)
}

// Events gives the events of a session, each once: those that were, then those that come. A lost connection
// is made again, for as long as Patience. An event that cannot be decoded gives nil and an
// *agentstream.DecodeError, and reading continues if the loop does; any other error is the last. The end of
// the loop ends the connection, and not the session.
func (c *Client) Events(
	ctx context.Context, sessionID string, options EventOptions,
) iter.Seq2[agentstream.UnifiedEvent, error] {
	return func(yield func(agentstream.UnifiedEvent, error) bool) {
		reader := newEventReader(c, sessionID, options)
		reader.yield = yield
		if err := reader.read(ctx); err != nil && !errors.Is(err, errStopped) {
			yield(nil, err)
		}
	}
}

var (
	errStopped = errors.New("the loop has ended")
	errEnded   = errors.New("the gateway ends the stream again and again")
)

// lostError is an error after which the connection is made again.
type lostError struct {
	error
	retryAfter string
}

// eventReader reads the events of one session, over any number of connections.
type eventReader struct {
	client   *Client
	path     string
	cursor   eventCursor
	deadline time.Time
	idle     time.Duration
	yield    func(agentstream.UnifiedEvent, error) bool
}

func newEventReader(client *Client, sessionID string, options EventOptions) *eventReader {
	path := pathOf(sessionID, "events")
	if options.FollowSession {
		path += "?follow=session"
	}
	cursor := eventCursor{options: options, after: options.After, delay: firstDelay}
	deadline := time.Now().Add(client.Patience)
	return &eventReader{client: client, path: path, cursor: cursor, deadline: deadline, idle: idleTimeout}
}

// read gives nil when all events have been read.
func (r *eventReader) read(ctx context.Context) error {
	for {
		err := r.connect(ctx)
		var lost *lostError
		if !errors.As(err, &lost) {
			return err
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if time.Now().After(r.deadline) {
			return lost.error
		}
		if err := wait(ctx, r.cursor.nextDelay(lost.retryAfter)); err != nil {
			return err
		}
	}
}

// connect reads from one connection.
func (r *eventReader) connect(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	request, err := r.client.newRequest(ctx, http.MethodGet, r.path, nil)
	if err != nil {
		return err
	}
	request.Header.Set("Accept", "text/event-stream")
	request.Header.Set("Last-Event-ID", strconv.FormatInt(r.cursor.after, 10))
	timer := time.AfterFunc(r.idle, cancel)
	defer timer.Stop()
	response, err := r.client.do(request)
	if err != nil {
		return &lostError{error: err}
	}
	defer func() { _ = response.Body.Close() }()
	switch response.StatusCode {
	case http.StatusOK:
		return r.readFrames(&watchedReader{response.Body, timer, r.idle})
	case http.StatusNoContent:
		return nil
	}
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return &lostError{error: err}
	}
	refused := newError(response.StatusCode, body)
	switch response.StatusCode {
	case http.StatusTooManyRequests, http.StatusServiceUnavailable:
		return &lostError{error: refused, retryAfter: response.Header.Get("Retry-After")}
	default:
		return refused
	}
}

func (r *eventReader) readFrames(body io.Reader) error {
	for frame, err := range stream.ReadSSE(body) {
		if err != nil {
			return r.afterEnd(err)
		}
		event, err := r.cursor.take(frame)
		if (event != nil || err != nil) && !r.yield(event, err) {
			return errStopped
		}
		// time that the loop took is not time without a connection
		r.deadline = time.Now().Add(r.client.Patience)
	}
	return r.afterEnd(errEnded)
}

func (r *eventReader) afterEnd(err error) error {
	if r.cursor.isOver() {
		return nil
	}
	return &lostError{error: err}
}

// watchedReader ends a connection on which no byte comes. Time that the loop takes does not count.
type watchedReader struct {
	io.Reader
	timer *time.Timer
	idle  time.Duration
}

func (w *watchedReader) Read(buffer []byte) (int, error) {
	w.timer.Reset(w.idle)
	defer w.timer.Stop()
	return w.Reader.Read(buffer)
}

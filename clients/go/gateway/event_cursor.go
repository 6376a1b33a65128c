package gateway

import (
	"strconv"
	"time"

	"github.com/agentstream/agentstream/clients/go/agentstream"
	"github.com/agentstream/agentstream/clients/go/stream"
)

// longestDelay is that between two connections for events.
const longestDelay = 10 * time.Second

// eventCursor decodes the frames of one session, over any number of connections.
type eventCursor struct {
	options  EventOptions
	after    int64
	delay    time.Duration
	hasEnded bool
}

// take gives the event of a frame; nil without an error if it has none, or if the event came before.
func (c *eventCursor) take(frame stream.SSEFrame) (agentstream.UnifiedEvent, error) {
	c.delay = firstDelay
	if frame.ID == nil {
		return nil, c.takeNotice(frame.Data)
	}
	if seq, err := strconv.ParseInt(*frame.ID, 10, 64); err == nil {
		if seq <= c.after {
			return nil, nil
		}
		c.after = seq
	}
	event, err := agentstream.DecodeUnifiedEvent([]byte(frame.Data))
	if err != nil {
		return nil, err
	}
	_, c.hasEnded = event.(*agentstream.SessionEndedEvent)
	return event, nil
}

func (c *eventCursor) takeNotice(data string) error {
	if c.options.OnNotice == nil {
		return nil
	}
	notice, err := agentstream.DecodeConnectionEvent([]byte(data))
	if err != nil {
		return err
	}
	c.options.OnNotice(notice)
	return nil
}

// isOver reports whether a connection that ends now has ended as it should.
func (c *eventCursor) isOver() bool {
	return c.hasEnded && !c.options.FollowSession
}

// nextDelay is the time to wait before the next connection.
func (c *eventCursor) nextDelay(retryAfter string) time.Duration {
	if seconds, err := strconv.ParseUint(retryAfter, 10, 16); err == nil {
		return time.Duration(seconds) * time.Second
	}
	delay := c.delay
	c.delay = min(delay*2, longestDelay)
	return delay
}

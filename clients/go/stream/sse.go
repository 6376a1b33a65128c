package stream

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"
)

// SSEFrame is one server-sent event.
type SSEFrame struct {
	Data string

	// Event is "message" if the frame names no other.
	Event string

	// ID is the id of this frame itself; nil if it has none.
	ID *string
}

// ReadSSE gives the frames of a response of text/event-stream, as its specification says; comments and
// retry are ignored, and so is an unfinished frame at the end. An error is the last.
func ReadSSE(reader io.Reader) iter.Seq2[SSEFrame, error] {
	return func(yield func(SSEFrame, error) bool) {
		lines := &sseLines{reader: bufio.NewReader(reader)}
		frame := sseFrame{}
		for {
			line, err := lines.next()
			if err != nil {
				if !errors.Is(err, io.EOF) {
					yield(SSEFrame{}, err)
				}
				return
			}
			if line != "" {
				frame.take(line)
				continue
			}
			if finished, ok := frame.finish(); ok && !yield(finished, nil) {
				return
			}
			frame = sseFrame{}
		}
	}
}

// sseLines splits at CR, LF and CRLF, without waiting for the LF of a CRLF.
type sseLines struct {
	reader     *bufio.Reader
	line       []byte
	isLater    bool
	endsWithCR bool
}

// next gives the next line; one without its end is none.
func (l *sseLines) next() (string, error) {
	l.line = l.line[:0]
	for {
		c, err := l.reader.ReadByte()
		if err != nil {
			return "", err
		}
		isRest := c == '\n' && l.endsWithCR
		l.endsWithCR = c == '\r'
		switch {
		case isRest:
		case c == '\n' || c == '\r':
			return l.text(), nil
		default:
			l.line = append(l.line, c)
		}
	}
}

func (l *sseLines) text() string {
	line := string(l.line)
	if !l.isLater {
		line = strings.TrimPrefix(line, "\ufeff")
		l.isLater = true
	}
	return strings.ToValidUTF8(line, "\uFFFD")
}

// sseFrame is a frame that is not finished.
type sseFrame struct {
	event string
	id    *string
	data  []string
}

func (f *sseFrame) take(line string) {
	name, value, _ := strings.Cut(line, ":")
	value = strings.TrimPrefix(value, " ")
	switch name {
	case "data":
		f.data = append(f.data, value)
	case "event":
		f.event = value
	case "id":
		if !strings.Contains(value, "\x00") {
			f.id = &value
		}
	}
}

func (f *sseFrame) finish() (SSEFrame, bool) {
	if f.event == "" {
		f.event = "message"
	}
	return SSEFrame{Data: strings.Join(f.data, "\n"), Event: f.event, ID: f.id}, f.data != nil
}

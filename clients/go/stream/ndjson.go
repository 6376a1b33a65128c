// Package stream reads streams of events, checks the stream rules, and closes streams that were cut off.
package stream

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

// LineError is a line that is not an event. It wraps an *agentstream.DecodeError.
type LineError struct {
	// Number counts the lines from 1.
	Number int

	// Line is the text of the line.
	Line []byte

	// Err is what is wrong with it.
	Err error
}

func (e *LineError) Error() string {
	return fmt.Sprintf("line %d: %v", e.Number, e.Err)
}

func (e *LineError) Unwrap() error { return e.Err }

// ReadNDJSON gives the events of NDJSON: a file, the standard output of a process. A line that is not an
// event gives nil and a *LineError, and reading continues if the loop does; any other error is the last.
// Empty lines are ignored.
func ReadNDJSON(reader io.Reader) iter.Seq2[agentstream.UnifiedEvent, error] {
	return func(yield func(agentstream.UnifiedEvent, error) bool) {
		lines := bufio.NewReaderSize(reader, 64*1024)
		var long []byte
		for number := 1; ; number++ {
			line, err := readLine(lines, &long)
			if len(bytes.TrimSpace(line)) > 0 && !yieldLine(yield, number, line) {
				return
			}
			if err != nil {
				if !errors.Is(err, io.EOF) {
					yield(nil, err)
				}
				return
			}
		}
	}
}

// readLine gives the next line, which is valid until the next call; long is its buffer if it is long. Lines
// end with LF alone; the CR of CRLF is dropped.
func readLine(lines *bufio.Reader, long *[]byte) ([]byte, error) {
	line, err := lines.ReadSlice('\n')
	if errors.Is(err, bufio.ErrBufferFull) {
		*long = (*long)[:0]
		for errors.Is(err, bufio.ErrBufferFull) {
			*long = append(*long, line...)
			line, err = lines.ReadSlice('\n')
		}
		*long = append(*long, line...)
		line = *long
	}
	return bytes.TrimSuffix(bytes.TrimSuffix(line, []byte("\n")), []byte("\r")), err
}

func yieldLine(yield func(agentstream.UnifiedEvent, error) bool, number int, line []byte) bool {
	event, err := agentstream.DecodeUnifiedEvent(line)
	if err != nil {
		return yield(nil, &LineError{Number: number, Line: bytes.Clone(line), Err: err})
	}
	return yield(event, nil)
}

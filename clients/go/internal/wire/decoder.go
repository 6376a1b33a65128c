// Package wire reads and writes JSON for the generated types, in one pass over the bytes.
package wire

import (
	"encoding/json"
	"strconv"
	"strings"
)

// Decoder reads one JSON text. After the first fault nothing more is read.
type Decoder struct {
	data  []byte
	pos   int
	path  []step
	fault *Fault
	// what most texts need of the path
	steps [8]step
}

// Fault is what is wrong with a JSON text, and where: Path is a JSON Pointer.
type Fault struct {
	Path, Message string
}

// step is an object or a list that is being read.
type step struct {
	key    []byte
	index  int
	isList bool
	// whether it has an item
	isBegun bool
}

// NewDecoder reads from data, and keeps nothing of it.
func NewDecoder(data []byte) *Decoder {
	d := &Decoder{data: data}
	d.path = d.steps[:0]
	return d
}

// Finish gives the fault of the text, if it has one.
func (d *Decoder) Finish() *Fault {
	if d.fault == nil && (d.peek() != 0 || d.pos < len(d.data)) {
		d.failSyntax()
	}
	if d.fault == nil {
		return nil
	}
	// what is not JSON is refused as a whole, whatever is wrong with its beginning
	var text json.RawMessage
	if err := json.Unmarshal(d.data, &text); err != nil {
		return &Fault{Message: "expected JSON: " + err.Error()}
	}
	return d.fault
}

// Fail notes a fault of the value that is being read; the first one counts.
func (d *Decoder) Fail(message string) {
	d.failAt(d.pointer(), message)
}

func (d *Decoder) failAt(path, message string) {
	if d.fault == nil {
		d.fault = &Fault{Path: path, Message: message}
	}
	d.pos = len(d.data)
}

func (d *Decoder) failSyntax() {
	d.failAt("", "expected JSON")
}

// failKind notes that the next value is of another type.
func (d *Decoder) failKind(expected string) {
	kind := d.Kind()
	if kind == None {
		d.failSyntax()
		return
	}
	d.Fail("expected " + expected + ", got " + kind.String())
}

var escaper = strings.NewReplacer("~", "~0", "/", "~1")

// pointer is the JSON Pointer of the value that is being read.
func (d *Decoder) pointer() string {
	var path strings.Builder
	for _, one := range d.path {
		path.WriteByte('/')
		if one.isList {
			path.WriteString(strconv.Itoa(one.index))
		} else {
			path.WriteString(escaper.Replace(string(one.key)))
		}
	}
	return path.String()
}

// peek gives the first byte of the next token; 0 at the end.
func (d *Decoder) peek() byte {
	for d.pos < len(d.data) {
		switch c := d.data[d.pos]; c {
		case ' ', '\t', '\n', '\r':
			d.pos++
		default:
			return c
		}
	}
	return 0
}

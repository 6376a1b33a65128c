package wire

import (
	"bytes"
	"encoding/json"
)

// deepest is how deep encoding/json goes.
const deepest = 10_000

// Raw reads any value, as its text.
func (d *Decoder) Raw() json.RawMessage {
	d.peek()
	start := d.pos
	d.skip(0)
	if d.fault != nil {
		return nil
	}
	return bytes.Clone(d.data[start:d.pos])
}

// skip goes past any value.
func (d *Decoder) skip(depth int) {
	switch c := d.peek(); c {
	case '"':
		d.skipString()
	case '{', '[':
		d.skipAll(c, depth+1)
	case 't':
		d.skipWord("true")
	case 'f':
		d.skipWord("false")
	case 'n':
		d.skipWord("null")
	default:
		d.skipNumber()
	}
}

// skipAll goes past an object or a list.
func (d *Decoder) skipAll(bracket byte, depth int) {
	d.pos++
	if depth > deepest {
		d.failSyntax()
		return
	}
	closing := bracket + 2
	if d.peek() == closing {
		d.pos++
		return
	}
	for d.fault == nil {
		if bracket == '{' && !d.skipKey() {
			return
		}
		d.skip(depth)
		c := d.peek()
		if c != ',' && c != closing {
			d.failSyntax()
			return
		}
		d.pos++
		if c == closing {
			return
		}
	}
}

func (d *Decoder) skipKey() bool {
	if d.peek() != '"' {
		d.failSyntax()
		return false
	}
	d.skipString()
	if d.peek() != ':' {
		d.failSyntax()
		return false
	}
	d.pos++
	return true
}

func (d *Decoder) skipString() {
	data := d.data
	for i := d.pos + 1; i < len(data); i++ {
		c := data[i]
		switch {
		case isPlain[c] || c >= 0x80:
		case c == '"':
			d.pos = i + 1
			return
		case c == '\\':
			_, length := appendEscape(nil, data[i:])
			if length == 0 {
				d.failSyntax()
				return
			}
			i += length - 1
		default:
			d.failSyntax()
			return
		}
	}
	d.failSyntax()
}

func (d *Decoder) skipWord(word string) {
	if !bytes.HasPrefix(d.data[d.pos:], []byte(word)) {
		d.failSyntax()
		return
	}
	d.pos += len(word)
}

// skipNumber goes past -?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?
func (d *Decoder) skipNumber() {
	d.skipByte("-")
	if !d.skipByte("0") && d.skipDigits() == 0 {
		d.failSyntax()
		return
	}
	if d.skipByte(".") && d.skipDigits() == 0 {
		d.failSyntax()
		return
	}
	if d.skipByte("eE") {
		d.skipByte("+-")
		if d.skipDigits() == 0 {
			d.failSyntax()
		}
	}
}

func (d *Decoder) skipByte(some string) bool {
	if d.pos >= len(d.data) || bytes.IndexByte([]byte(some), d.data[d.pos]) < 0 {
		return false
	}
	d.pos++
	return true
}

func (d *Decoder) skipDigits() int {
	start := d.pos
	for d.pos < len(d.data) && d.data[d.pos] >= '0' && d.data[d.pos] <= '9' {
		d.pos++
	}
	return d.pos - start
}

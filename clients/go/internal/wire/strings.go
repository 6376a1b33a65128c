package wire

import (
	"bytes"
	"regexp"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// isPlain has the bytes that stand for themselves in a string.
var isPlain = func() (plain [256]bool) {
	for c := ' '; c < utf8.RuneSelf; c++ {
		plain[c] = c != '"' && c != '\\'
	}
	return plain
}()

// String reads a string.
func (d *Decoder) String() string {
	return string(d.stringBytes())
}

// ShortString reads a string of at most so many characters.
func (d *Decoder) ShortString(most int) string {
	text := d.stringBytes()
	if len(text) > most && utf8.RuneCount(text) > most {
		d.Fail("expected at most " + strconv.Itoa(most) + " characters")
	}
	return string(text)
}

// Match reads a string that a pattern matches.
func (d *Decoder) Match(pattern *regexp.Regexp) string {
	text := d.stringBytes()
	if d.fault == nil && !pattern.Match(text) {
		d.Fail("expected a string that matches " + pattern.String())
	}
	return string(text)
}

// Const reads the one string that is allowed.
func (d *Decoder) Const(value string) string {
	text := d.stringBytes()
	if d.fault == nil && string(text) != value {
		d.Fail("expected " + strconv.Quote(value) + ", got " + strconv.Quote(string(text)))
	}
	return value
}

// stringBytes reads a string; it may be a part of the input.
func (d *Decoder) stringBytes() []byte {
	if d.peek() != '"' {
		d.failKind("a string")
		return nil
	}
	text, ok := d.readString()
	if !ok {
		d.failSyntax()
	}
	return text
}

// readString reads from a quote to the closing quote. What is not UTF-8 becomes U+FFFD.
func (d *Decoder) readString() ([]byte, bool) {
	data, start := d.data, d.pos+1
	isASCII := true
	for i := start; i < len(data); i++ {
		c := data[i]
		switch {
		case isPlain[c]:
		case c == '"':
			d.pos = i + 1
			if isASCII || utf8.Valid(data[start:i]) {
				return data[start:i], true
			}
			return bytes.ToValidUTF8(data[start:i], []byte("\uFFFD")), true
		case c == '\\':
			return d.readEscaped(start, i)
		case c < ' ':
			return nil, false
		default:
			isASCII = false
		}
	}
	return nil, false
}

// readEscaped reads a string with escapes, of which the first is at i.
func (d *Decoder) readEscaped(start, i int) ([]byte, bool) {
	data := d.data
	text := append([]byte(nil), data[start:i]...)
	for i < len(data) {
		c := data[i]
		switch {
		case c == '"':
			d.pos = i + 1
			if utf8.Valid(text) {
				return text, true
			}
			return bytes.ToValidUTF8(text, []byte("\uFFFD")), true
		case c == '\\':
			var length int
			if text, length = appendEscape(text, data[i:]); length == 0 {
				return nil, false
			}
			i += length
		case c < ' ':
			return nil, false
		default:
			text = append(text, c)
			i++
		}
	}
	return nil, false
}

const escapes, escaped = `"\/bfnrt`, "\"\\/\b\f\n\r\t"

// appendEscape appends what an escape stands for, and gives its length; 0 if it is none.
func appendEscape(text, data []byte) ([]byte, int) {
	if len(data) < 2 {
		return text, 0
	}
	if index := bytes.IndexByte([]byte(escapes), data[1]); index >= 0 {
		return append(text, escaped[index]), 2
	}
	first, ok := hexOf(data)
	if !ok {
		return text, 0
	}
	if utf16.IsSurrogate(first) {
		second, ok := hexOf(data[6:])
		if pair := utf16.DecodeRune(first, second); ok && pair != utf8.RuneError {
			return utf8.AppendRune(text, pair), 12
		}
	}
	// half of a pair becomes U+FFFD
	return utf8.AppendRune(text, first), 6
}

// hexOf is the value of an escape such as \u00e9.
func hexOf(data []byte) (rune, bool) {
	if len(data) < 6 || data[0] != '\\' || data[1] != 'u' {
		return 0, false
	}
	value := rune(0)
	for _, c := range data[2:6] {
		switch {
		case c >= '0' && c <= '9':
			value = value<<4 | rune(c-'0')
		case c|0x20 >= 'a' && c|0x20 <= 'f':
			value = value<<4 | rune(c|0x20-'a'+10)
		default:
			return 0, false
		}
	}
	return value, true
}

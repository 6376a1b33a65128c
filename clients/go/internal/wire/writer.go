package wire

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"unicode/utf8"
)

// Writer writes one JSON text.
type Writer struct {
	buffer []byte
	// whether a comma must come before the next key or item
	hasItem bool
	err     error
}

// Finish gives the text, or what could not be written.
func (w *Writer) Finish() ([]byte, error) {
	if w.err != nil {
		return nil, w.err
	}
	return w.buffer, nil
}

// Fail notes that a value cannot be written; the first one counts.
func (w *Writer) Fail(message string) {
	if w.err == nil {
		w.err = errors.New(message)
	}
}

// Begin begins an object, or a list.
func (w *Writer) Begin(bracket byte) {
	w.buffer = append(w.buffer, bracket)
	w.hasItem = false
}

// End ends an object, or a list.
func (w *Writer) End(bracket byte) {
	w.buffer = append(w.buffer, bracket)
	w.hasItem = true
}

// Item begins an item of a list.
func (w *Writer) Item() {
	if w.hasItem {
		w.buffer = append(w.buffer, ',')
	}
	w.hasItem = true
}

// Key begins a field of an object.
func (w *Writer) Key(name string) {
	w.Item()
	w.String(name)
	w.buffer = append(w.buffer, ':')
}

// Null writes null.
func (w *Writer) Null() {
	w.buffer = append(w.buffer, "null"...)
}

// Bool writes a boolean.
func (w *Writer) Bool(value bool) {
	w.buffer = strconv.AppendBool(w.buffer, value)
}

// Integer writes an integer.
func (w *Writer) Integer(value int64) {
	w.buffer = strconv.AppendInt(w.buffer, value, 10)
}

// Number writes a number.
func (w *Writer) Number(value float64) {
	if math.IsNaN(value) || math.IsInf(value, 0) {
		w.Fail(fmt.Sprintf("JSON cannot hold the number %v", value))
		return
	}
	w.buffer = strconv.AppendFloat(w.buffer, value, 'g', -1, 64)
}

// Raw writes a value that is JSON already; nil is null.
func (w *Writer) Raw(value json.RawMessage) {
	if value == nil {
		w.Null()
		return
	}
	if !json.Valid(value) {
		w.Fail(fmt.Sprintf("expected JSON, got %.100q", value))
		return
	}
	w.buffer = append(w.buffer, value...)
}

// String writes a string. What is not UTF-8 becomes U+FFFD.
func (w *Writer) String(value string) {
	buffer, begin := append(w.buffer, '"'), 0
	for i := 0; i < len(value); {
		c := value[i]
		if isPlain[c] {
			i++
			continue
		}
		if c >= utf8.RuneSelf {
			point, size := utf8.DecodeRuneInString(value[i:])
			if point == utf8.RuneError && size == 1 {
				buffer = append(append(buffer, value[begin:i]...), "\uFFFD"...)
				begin = i + 1
			}
			i += size
			continue
		}
		buffer = append(append(buffer, value[begin:i]...), fmt.Sprintf(`\u%04x`, c)...)
		i++
		begin = i
	}
	w.buffer = append(append(buffer, value[begin:]...), '"')
}

// Extra writes the fields that are not known, by their names; none may have the name of a known one.
func (w *Writer) Extra(extra map[string]json.RawMessage, known ...string) {
	for _, name := range slices.Sorted(maps.Keys(extra)) {
		if slices.Contains(known, name) {
			w.Fail(fmt.Sprintf("Extra has %q, which is a field of its own", name))
		}
		w.Key(name)
		w.Raw(extra[name])
	}
}

// WriteWord writes a word.
func WriteWord[T ~string](w *Writer, word T) {
	w.String(string(word))
}

// WriteList writes a list.
func WriteList[T any](w *Writer, items []T, write func(*Writer, T)) {
	w.Begin('[')
	for _, item := range items {
		w.Item()
		write(w, item)
	}
	w.End(']')
}

// WriteMap writes an object, by its keys.
func WriteMap[T any](w *Writer, items map[string]T, write func(*Writer, T)) {
	w.Begin('{')
	for _, key := range slices.Sorted(maps.Keys(items)) {
		w.Key(key)
		write(w, items[key])
	}
	w.End('}')
}

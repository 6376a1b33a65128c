package wire

import (
	"strconv"
)

// KnownWord is the type of a list of words.
type KnownWord interface {
	~string
	IsKnown() bool
}

// Optional points to a value that may be absent.
func Optional[T any](value T) *T {
	return &value
}

// OrNull reads a value or null, which is nil.
func OrNull[T any](d *Decoder, read func(*Decoder) T) *T {
	if d.Null() {
		return nil
	}
	return Optional(read(d))
}

// AnyWord reads any string.
func AnyWord[T ~string](d *Decoder) T {
	return T(d.String())
}

// Word reads any string that is not empty.
func Word[T ~string](d *Decoder) T {
	word := T(d.String())
	if word == "" && d.fault == nil {
		d.Fail("expected a word, got an empty string")
	}
	return word
}

// ListedWord reads a word of a list.
func ListedWord[T KnownWord](d *Decoder) T {
	word := T(d.String())
	if d.fault == nil && !word.IsKnown() {
		d.Fail("expected one of the listed words, got " + strconv.Quote(string(word)))
	}
	return word
}

// ReadList reads a list of at least so many items.
func ReadList[T any](d *Decoder, least int, read func(*Decoder) T) []T {
	items := []T{}
	if !d.open('[', "a list", step{isList: true}) {
		return nil
	}
	for d.fault == nil && d.nextItem(']') {
		d.path[len(d.path)-1].index = len(items)
		items = append(items, read(d))
	}
	if d.fault == nil && len(items) < least {
		d.Fail("expected at least " + strconv.Itoa(least) + " items")
	}
	return items
}

// ReadMap reads an object with any keys.
func ReadMap[T any](d *Decoder, read func(*Decoder) T) map[string]T {
	items := map[string]T{}
	d.Object()
	for d.Next() {
		key := string(d.Key())
		items[key] = read(d)
	}
	return items
}

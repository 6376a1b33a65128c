package rules

import (
	"bytes"
	"cmp"
	"encoding/json"
	"math"
	"slices"
	"strconv"
)

// order is the order of the keys of an object.
type order func(a, b string) int

// sortedKeys makes objects equal whatever the order of their keys.
func sortedKeys(a, b string) int { return cmp.Compare(a, b) }

// givenKeys keeps the order, but for keys that are whole numbers: they come first, as in JavaScript.
func givenKeys(a, b string) int { return cmp.Compare(placeOf(a), placeOf(b)) }

func placeOf(key string) uint64 {
	index, err := strconv.ParseUint(key, 10, 32)
	if err != nil || strconv.FormatUint(index, 10) != key || index == math.MaxUint32 {
		return math.MaxUint64
	}
	return index
}

// canonicalJSON gives a text that is the same for equal values; the argument is valid JSON.
func canonicalJSON(text []byte, keys order) string {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	return string(appendValue(nil, d, keys))
}

func appendValue(buffer []byte, d *json.Decoder, keys order) []byte {
	token, err := d.Token()
	if err != nil {
		return buffer
	}
	switch value := token.(type) {
	case json.Delim:
		if value == '{' {
			return appendObject(buffer, d, keys)
		}
		return appendList(buffer, d, keys)
	case json.Number:
		return append(buffer, numberText(value)...)
	case string:
		return strconv.AppendQuote(buffer, value)
	case bool:
		return strconv.AppendBool(buffer, value)
	default:
		return append(buffer, "null"...)
	}
}

func appendList(buffer []byte, d *json.Decoder, keys order) []byte {
	buffer = append(buffer, '[')
	for d.More() {
		buffer = append(appendValue(buffer, d, keys), ',')
	}
	_, _ = d.Token()
	return append(buffer, ']')
}

// appendObject keeps the last value of a key that comes twice, at its first place.
func appendObject(buffer []byte, d *json.Decoder, keys order) []byte {
	var names []string
	values := map[string][]byte{}
	for d.More() {
		token, err := d.Token()
		name, ok := token.(string)
		if err != nil || !ok {
			return buffer
		}
		if _, isRepeated := values[name]; !isRepeated {
			names = append(names, name)
		}
		values[name] = appendValue(nil, d, keys)
	}
	_, _ = d.Token()
	slices.SortStableFunc(names, keys)
	buffer = append(buffer, '{')
	for _, name := range names {
		buffer = append(strconv.AppendQuote(buffer, name), ':')
		buffer = append(append(buffer, values[name]...), ',')
	}
	return append(buffer, '}')
}

// numberText gives a number as a double has it.
func numberText(number json.Number) string {
	value, err := number.Float64()
	if err != nil {
		return "null"
	}
	if value == 0 {
		// also minus zero
		return "0"
	}
	return strconv.FormatFloat(value, 'g', -1, 64)
}

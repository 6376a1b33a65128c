package wire

import (
	"math"
	"strconv"
)

// exact is the least power of two above which not every integer is a double.
const exact = 1 << 53

// Bool reads a boolean.
func (d *Decoder) Bool() bool {
	if d.Kind() != Boolean {
		d.failKind("a boolean")
		return false
	}
	value := d.data[d.pos] == 't'
	d.skip(0)
	return value
}

// Null goes past a null, if it is the next value.
func (d *Decoder) Null() bool {
	if d.peek() != 'n' {
		return false
	}
	d.skip(0)
	return true
}

// Integer reads an integer within limits. 1.0 and 1e2 are integers too, as in JSON Schema.
func (d *Decoder) Integer(least, most int64) int64 {
	text := d.number("an integer")
	if d.fault != nil {
		return 0
	}
	value, isWhole := wholeOf(text)
	if !isWhole {
		d.Fail("expected an integer, got " + string(text))
	} else if value < least || value > most {
		d.Fail("expected an integer from " + strconv.FormatInt(least, 10) + " to " +
			strconv.FormatInt(most, 10) + ", got " + string(text))
	}
	return value
}

func wholeOf(text []byte) (int64, bool) {
	if value, err := strconv.ParseInt(string(text), 10, 64); err == nil {
		return value, true
	}
	value, err := strconv.ParseFloat(string(text), 64)
	if err != nil || math.Abs(value) > exact {
		// beyond any limit of an integer
		return math.MaxInt64, true
	}
	return int64(value), value == math.Trunc(value)
}

// Number reads a number.
func (d *Decoder) Number() float64 {
	text := d.number("a number")
	if d.fault != nil {
		return 0
	}
	value, err := strconv.ParseFloat(string(text), 64)
	if err != nil {
		d.Fail("expected a number that a double can hold, got " + string(text))
	}
	return value
}

// NumberFrom reads a number that is not below a limit.
func (d *Decoder) NumberFrom(least float64) float64 {
	return d.NumberBetween(least, math.Inf(1))
}

// NumberBetween reads a number within limits.
func (d *Decoder) NumberBetween(least, most float64) float64 {
	value := d.Number()
	if value < least || value > most {
		d.Fail("expected a number from " + textOf(least) + " to " + textOf(most) + ", got " + textOf(value))
	}
	return value
}

// NumberAbove reads a number above a limit.
func (d *Decoder) NumberAbove(limit float64) float64 {
	value := d.Number()
	if value <= limit {
		d.Fail("expected a number above " + textOf(limit) + ", got " + textOf(value))
	}
	return value
}

func textOf(value float64) string {
	return strconv.FormatFloat(value, 'g', -1, 64)
}

// number reads the text of a number.
func (d *Decoder) number(expected string) []byte {
	if d.Kind() != Number {
		d.failKind(expected)
		return nil
	}
	start := d.pos
	d.skipNumber()
	return d.data[start:d.pos]
}

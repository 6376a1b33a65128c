package wire

// timestampForm is the form of a time: 0 stands for any digit.
const timestampForm = "0000-00-00T00:00:00"

// Timestamp reads a UTC time such as 2026-03-02T09:15:27.412Z, as its text.
func (d *Decoder) Timestamp() string {
	text := d.stringBytes()
	if d.fault == nil && !isTimestamp(text) {
		d.Fail("expected a UTC time such as 2026-03-02T09:15:27.412Z")
	}
	return string(text)
}

func isTimestamp(text []byte) bool {
	size := len(timestampForm)
	if len(text) <= size || text[len(text)-1] != 'Z' {
		return false
	}
	for i := range size {
		if c := timestampForm[i]; c == '0' && !isDigit(text[i]) || c != '0' && c != text[i] {
			return false
		}
	}
	return isWithin(text[5:], 1, 12) && isWithin(text[8:], 1, 31) && isWithin(text[11:], 0, 23) &&
		isWithin(text[14:], 0, 59) && isWithin(text[17:], 0, 59) && isFraction(text[size:len(text)-1])
}

// isWithin reports whether the first two digits are a number within limits.
func isWithin(text []byte, least, most byte) bool {
	value := (text[0]-'0')*10 + text[1] - '0'
	return value >= least && value <= most
}

// isFraction reports whether a text is empty, or a point and one to nine digits.
func isFraction(text []byte) bool {
	if len(text) == 0 {
		return true
	}
	if text[0] != '.' || len(text) < 2 || len(text) > 10 {
		return false
	}
	for _, c := range text[1:] {
		if !isDigit(c) {
			return false
		}
	}
	return true
}

func isDigit(c byte) bool {
	return c >= '0' && c <= '9'
}

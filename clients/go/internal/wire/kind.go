package wire

// Kind is the JSON type of a value.
type Kind byte

// The JSON types; None is that of what is not JSON.
const (
	None Kind = iota
	Object
	List
	String
	Number
	Boolean
	Null
)

func (k Kind) String() string {
	return [...]string{"nothing", "an object", "a list", "a string", "a number", "a boolean", "null"}[k]
}

// Kind is the JSON type of the next value, by its first byte.
func (d *Decoder) Kind() Kind {
	switch c := d.peek(); c {
	case '{':
		return Object
	case '[':
		return List
	case '"':
		return String
	case 't', 'f':
		return Boolean
	case 'n':
		return Null
	default:
		if c == '-' || c >= '0' && c <= '9' {
			return Number
		}
		return None
	}
}

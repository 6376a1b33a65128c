/** What all generated types share. */
export const support: Readonly<Record<string, string>> = {
  value: `// Value is a pointer to any struct of the contract. json.Marshal encodes it again, with all that was
// in it: fields that are not known, and null where it was required.
type Value interface {
	MarshalJSON() ([]byte, error)
	UnmarshalJSON(data []byte) error
	decode(d *wire.Decoder)
	encode(w *wire.Writer)
}

// DecodeError is what is wrong with a value, and where.
type DecodeError struct {
	// Path is a JSON Pointer, such as /entries/1/status; empty for the value as a whole.
	Path string

	// Message says what was expected, and what came.
	Message string
}

func (e *DecodeError) Error() string {
	if e.Path == "" {
		return "value: " + e.Message
	}
	return e.Path + ": " + e.Message
}

// Nullable is an optional field that may be null: the zero value is absent.
type Nullable[T any] struct {
	// Value is nil where the field is absent or null.
	Value *T

	// IsNull is whether the field is null.
	IsNull bool
}

// IsAbsent reports whether the field is neither null nor a value.
func (n Nullable[T]) IsAbsent() bool {
	return n.Value == nil && !n.IsNull
}

// Ptr points to a value: for optional fields.
func Ptr[T any](value T) *T {
	return &value
}

// pointerTo is a pointer to a struct of the contract.
type pointerTo[T any] interface {
	*T
	Value
}

// Decode decodes the JSON text of a struct: Decode[Session](text). The error is a *DecodeError. Unions
// have functions of their own, such as DecodeUnifiedEvent.
func Decode[T any, P pointerTo[T]](data []byte) (*T, error) {
	value := new(T)
	if err := unmarshal(data, P(value)); err != nil {
		return nil, err
	}
	return value, nil
}

func decodeInto(data []byte, value Value) (Value, error) {
	if err := unmarshal(data, value); err != nil {
		return nil, err
	}
	return value, nil
}

func decodeUnion[T any](data []byte, decode func(*wire.Decoder) T) (T, error) {
	d := wire.NewDecoder(data)
	value := decode(d)
	if fault := d.Finish(); fault != nil {
		var none T
		return none, &DecodeError{Path: fault.Path, Message: fault.Message}
	}
	return value, nil
}

func unmarshal(data []byte, value Value) error {
	_, err := decodeUnion(data, func(d *wire.Decoder) Value {
		value.decode(d)
		return value
	})
	return err
}

func marshal(value Value) ([]byte, error) {
	w := new(wire.Writer)
	value.encode(w)
	return w.Finish()
}

func read[T any, P pointerTo[T]](d *wire.Decoder) T {
	var value T
	P(&value).decode(d)
	return value
}

func readNullable[T any](d *wire.Decoder, read func(*wire.Decoder) T) Nullable[T] {
	value := wire.OrNull(d, read)
	return Nullable[T]{Value: value, IsNull: value == nil}
}

func write[T any, P pointerTo[T]](w *wire.Writer, value T) {
	P(&value).encode(w)
}

func writeUnion[T Value](w *wire.Writer, value T) {
	if any(value) == nil {
		w.Fail("expected a value where nil is")
		return
	}
	value.encode(w)
}

func writeOrNull[T any](w *wire.Writer, value *T, write func(*wire.Writer, T)) {
	if value == nil {
		w.Null()
		return
	}
	write(w, *value)
}

func writeNullable[T any](w *wire.Writer, value Nullable[T], write func(*wire.Writer, T)) {
	writeOrNull(w, value.Value, write)
}`,
};

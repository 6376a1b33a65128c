package wire

import (
	"encoding/json"
	"slices"
)

// Object enters an object; Next gives its fields.
func (d *Decoder) Object() {
	d.open('{', "an object", step{})
}

func (d *Decoder) open(bracket byte, expected string, one step) bool {
	if d.peek() != bracket {
		d.failKind(expected)
		return false
	}
	d.pos++
	d.path = append(d.path, one)
	return true
}

// Next goes to the next field of the object, and leaves the object after the last one.
func (d *Decoder) Next() bool {
	if d.fault != nil || !d.nextItem('}') {
		return false
	}
	key, ok := d.readKey()
	d.path[len(d.path)-1].key = key
	return ok
}

// Key is the name of the field that Next has gone to.
func (d *Decoder) Key() []byte {
	return d.path[len(d.path)-1].key
}

// nextItem goes past a comma, or past the closing bracket.
func (d *Decoder) nextItem(bracket byte) bool {
	top := &d.path[len(d.path)-1]
	c := d.peek()
	if c == bracket {
		d.pos++
		d.path = d.path[:len(d.path)-1]
		return false
	}
	if top.isBegun {
		if c != ',' {
			d.failSyntax()
			return false
		}
		d.pos++
	}
	top.isBegun = true
	return true
}

// readKey reads the name of a field, and its colon.
func (d *Decoder) readKey() ([]byte, bool) {
	if d.peek() != '"' {
		d.failSyntax()
		return nil, false
	}
	key, ok := d.readString()
	if !ok || d.peek() != ':' {
		d.failSyntax()
		return nil, false
	}
	d.pos++
	return key, true
}

// Require fails for the first name whose bit is not set, after the last field of an object.
func (d *Decoder) Require(seen uint64, names ...string) {
	if d.fault != nil || seen == 1<<len(names)-1 {
		return
	}
	for index, name := range names {
		if seen&(1<<index) == 0 {
			d.FailField(name, "the field is required")
			return
		}
	}
}

// Extra keeps a field that is not known.
func (d *Decoder) Extra(extra *map[string]json.RawMessage) {
	name := string(d.Key())
	value := d.Raw()
	if d.fault != nil {
		return
	}
	if *extra == nil {
		*extra = map[string]json.RawMessage{}
	}
	(*extra)[name] = value
}

// Tag reads the tag of the next value, an object, and does not go past it.
func (d *Decoder) Tag(property string) (tag string, ok bool) {
	if !d.look(func(key []byte) bool {
		if string(key) != property {
			return false
		}
		d.path = append(d.path, step{key: key})
		tag = d.String()
		d.path = d.path[:len(d.path)-1]
		return true
	}) {
		d.FailField(property, "the field is required")
	}
	return tag, d.fault == nil
}

// FailField notes a fault of a field of the next value.
func (d *Decoder) FailField(property, message string) {
	d.failAt(d.pointer()+"/"+escaper.Replace(property), message)
}

// FirstKey gives the index of the first of some names that the next value, an object, has; -1 for none.
func (d *Decoder) FirstKey(names ...string) int {
	least := len(names)
	d.look(func(key []byte) bool {
		if index := slices.Index(names[:least], string(key)); index >= 0 {
			least = index
		}
		return least == 0
	})
	if least == len(names) {
		return -1
	}
	return least
}

// look goes over the fields of the next value until one is found, and comes back.
func (d *Decoder) look(isFound func(key []byte) bool) bool {
	if d.fault != nil {
		return false
	}
	depth := len(d.path)
	d.Object()
	begin := d.pos - 1
	found := false
	for !found && d.Next() {
		key := d.Key()
		d.path = d.path[:depth]
		if found = isFound(key); !found {
			d.skip(0)
			d.path = append(d.path, step{isBegun: true})
		}
	}
	if d.fault == nil {
		d.pos = begin
	}
	return found
}

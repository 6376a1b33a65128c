package openthings

import (
	"cmp"
	"slices"
)

// Ordered has values by their ids, in the order in which the ids came. The zero value is empty.
type Ordered[V any] struct {
	entries map[string]entry[V]
	next    int
}

type entry[V any] struct {
	value V
	place int
}

// Get gives the value of an id.
func (o *Ordered[V]) Get(id string) (V, bool) {
	found, ok := o.entries[id]
	return found.value, ok
}

// Has reports whether there is a value of an id.
func (o *Ordered[V]) Has(id string) bool {
	_, ok := o.entries[id]
	return ok
}

// Set sets the value of an id, which keeps its place if it has one.
func (o *Ordered[V]) Set(id string, value V) {
	if o.entries == nil {
		o.entries = map[string]entry[V]{}
	}
	place := o.next
	if before, ok := o.entries[id]; ok {
		place = before.place
	}
	o.entries[id] = entry[V]{value, place}
	o.next++
}

// Delete removes an id.
func (o *Ordered[V]) Delete(id string) {
	delete(o.entries, id)
}

// IDs gives the ids in their order.
func (o *Ordered[V]) IDs() []string {
	ids := make([]string, 0, len(o.entries))
	for id := range o.entries {
		ids = append(ids, id)
	}
	slices.SortFunc(ids, func(a, b string) int {
		return cmp.Compare(o.entries[a].place, o.entries[b].place)
	})
	return ids
}

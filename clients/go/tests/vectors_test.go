package tests

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

// vector is a value, and the verdict on it: schemas/README.md.
type vector struct {
	Name   string
	Schema string
	Value  json.RawMessage
	Text   *string
	Is     *string
	At     *string
	Either bool
}

func (v vector) text() []byte {
	if v.Text != nil {
		return []byte(*v.Text)
	}
	return v.Value
}

func TestVectors(t *testing.T) {
	vectors := readFolder[vector](t, vectorsFolder())
	for _, one := range vectors {
		if t.Run(one.Name, func(t *testing.T) { checkVector(t, one) }) {
			report.Vectors++
		}
	}
	if report.Vectors < 203 || report.Vectors != len(vectors) {
		t.Errorf("%d of %d vectors passed", report.Vectors, len(vectors))
	}
}

func checkVector(t *testing.T, one vector) {
	value, err := agentstream.DecodeSchema(one.Schema, one.text())
	var fault *agentstream.DecodeError
	switch {
	case err != nil && !errors.As(err, &fault):
		t.Fatal(err)
	case one.Either:
	case one.At != nil:
		if fault == nil || fault.Path != *one.At {
			t.Errorf("expected a fault at %q, got %v", *one.At, err)
		}
	case err != nil:
		t.Error(err)
	default:
		checkValid(t, one, value)
	}
}

func checkValid(t *testing.T, one vector, value agentstream.Value) {
	// the names of Go have initialisms in capitals
	if name := reflect.TypeOf(value).Elem().Name(); !strings.EqualFold(name, *one.Is) {
		t.Errorf("expected a %s, got a %s", *one.Is, name)
	}
	encoded, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	if !isSameJSON(t, encoded, one.text()) {
		t.Errorf("got %s", encoded)
	}
	again := reflect.New(reflect.TypeOf(value).Elem()).Interface()
	if err := json.Unmarshal(one.text(), again); err != nil || !reflect.DeepEqual(again, value) {
		t.Errorf("json.Unmarshal gives %v, %v", again, err)
	}
}

func TestUnknownSchema(t *testing.T) {
	if value, err := agentstream.DecodeSchema("nothing", []byte("{}")); err == nil {
		t.Errorf("got %v", value)
	}
}

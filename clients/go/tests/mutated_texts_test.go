package tests

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/agentstream/agentstream/clients/go/agentstream"
)

// TestMutatedTexts shows that what is JSON is the same here and in encoding/json, and that nothing panics.
func TestMutatedTexts(t *testing.T) {
	vectors := readFolder[vector](t, vectorsFolder())
	random := rand.New(rand.NewPCG(20_260_115, 1))
	valid, invalid := 0, 0
	for range 100_000 {
		one := vectors[random.IntN(len(vectors))]
		text := mutate(one.text(), random)
		_, err := agentstream.DecodeSchema(one.Schema, text)
		var fault *agentstream.DecodeError
		if err != nil && !errors.As(err, &fault) {
			t.Fatal(err)
		}
		isSyntax := fault != nil && fault.Path == "" && strings.HasPrefix(fault.Message, "expected JSON")
		if isSyntax == json.Valid(text) {
			t.Fatalf("got %v for %q", err, text)
		}
		if isSyntax {
			invalid++
		} else {
			valid++
		}
	}
	if valid < 10_000 || invalid < 10_000 {
		t.Errorf("%d are JSON, %d are not", valid, invalid)
	}
}

// mutate changes a few bytes, most often to ones that mean something in JSON.
func mutate(text []byte, random *rand.Rand) []byte {
	const bytesOfJSON = "{}[]\",:0123456789-+.eEtrufalsn \\/bu\n\r\t\x00\x80\xff"
	text = bytes.Clone(text)
	for range 1 + random.IntN(3) {
		at := random.IntN(len(text))
		switch random.IntN(3) {
		case 0:
			text[at] = bytesOfJSON[random.IntN(len(bytesOfJSON))]
		case 1:
			text = append(text[:at], text[at+1:]...)
		default:
			text = append(text[:at], append([]byte{bytesOfJSON[random.IntN(len(bytesOfJSON))]}, text[at:]...)...)
		}
		if len(text) == 0 {
			return text
		}
	}
	return text
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Op(String value) implements Word {
  public static final Op ADD = new Op("add");
  public static final Op REMOVE = new Op("remove");
  public static final Op REPLACE = new Op("replace");
  public static final Op MOVE = new Op("move");
  public static final Op COPY = new Op("copy");
  public static final Op TEST = new Op("test");

  public static final List<Op> KNOWN = List.of(ADD, REMOVE, REPLACE, MOVE, COPY, TEST);

  public Op {
    Objects.requireNonNull(value, "value");
  }

  public static Op decode(JsonNode value, Pointer at) {
    return new Op(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Op decodeKnown(JsonNode value, Pointer at) {
    return Decoders.known(KNOWN, value, at);
  }

  @Override
  public boolean isKnown() {
    return KNOWN.contains(this);
  }

  @Override
  public String toString() {
    return value;
  }
}

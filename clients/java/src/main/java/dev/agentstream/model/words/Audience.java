// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Audience(String value) implements Word {
  public static final Audience USER = new Audience("user");
  public static final Audience ASSISTANT = new Audience("assistant");

  public static final List<Audience> KNOWN = List.of(USER, ASSISTANT);

  public Audience {
    Objects.requireNonNull(value, "value");
  }

  public static Audience decode(JsonNode value, Pointer at) {
    return new Audience(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Audience decodeKnown(JsonNode value, Pointer at) {
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

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Role(String value) implements Word {
  public static final Role DEVELOPER = new Role("developer");
  public static final Role SYSTEM = new Role("system");
  public static final Role ASSISTANT = new Role("assistant");
  public static final Role USER = new Role("user");

  public static final List<Role> KNOWN = List.of(DEVELOPER, SYSTEM, ASSISTANT, USER);

  public Role {
    Objects.requireNonNull(value, "value");
  }

  public static Role decode(JsonNode value, Pointer at) {
    return new Role(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Role decodeKnown(JsonNode value, Pointer at) {
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

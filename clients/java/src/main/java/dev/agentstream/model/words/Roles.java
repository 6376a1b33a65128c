// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Roles(String value) implements Word {
  public static final Roles GATEWAY = new Roles("gateway");
  public static final Roles WORKER = new Roles("worker");

  public static final List<Roles> KNOWN = List.of(GATEWAY, WORKER);

  public Roles {
    Objects.requireNonNull(value, "value");
  }

  public static Roles decode(JsonNode value, Pointer at) {
    return new Roles(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Roles decodeKnown(JsonNode value, Pointer at) {
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

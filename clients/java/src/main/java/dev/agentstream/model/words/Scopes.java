// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Scopes(String value) implements Word {
  public static final Scopes RUN = new Scopes("run");
  public static final Scopes READ = new Scopes("read");
  public static final Scopes ANSWER = new Scopes("answer");
  public static final Scopes ADMIN = new Scopes("admin");

  public static final List<Scopes> KNOWN = List.of(RUN, READ, ANSWER, ADMIN);

  public Scopes {
    Objects.requireNonNull(value, "value");
  }

  public static Scopes decode(JsonNode value, Pointer at) {
    return new Scopes(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Scopes decodeKnown(JsonNode value, Pointer at) {
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

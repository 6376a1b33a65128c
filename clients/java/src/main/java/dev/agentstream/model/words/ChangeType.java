// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record ChangeType(String value) implements Word {
  public static final ChangeType CREATED = new ChangeType("created");
  public static final ChangeType MODIFIED = new ChangeType("modified");
  public static final ChangeType DELETED = new ChangeType("deleted");

  public static final List<ChangeType> KNOWN = List.of(CREATED, MODIFIED, DELETED);

  public ChangeType {
    Word.requireNotEmpty(value);
  }

  public static ChangeType decode(JsonNode value, Pointer at) {
    return new ChangeType(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static ChangeType decodeKnown(JsonNode value, Pointer at) {
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

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AgUiTextMessageChunkRole(String value) implements Word {
  public static final AgUiTextMessageChunkRole DEVELOPER =
      new AgUiTextMessageChunkRole("developer");
  public static final AgUiTextMessageChunkRole SYSTEM = new AgUiTextMessageChunkRole("system");
  public static final AgUiTextMessageChunkRole ASSISTANT =
      new AgUiTextMessageChunkRole("assistant");
  public static final AgUiTextMessageChunkRole USER = new AgUiTextMessageChunkRole("user");

  public static final List<AgUiTextMessageChunkRole> KNOWN =
      List.of(DEVELOPER, SYSTEM, ASSISTANT, USER);

  public AgUiTextMessageChunkRole {
    Objects.requireNonNull(value, "value");
  }

  public static AgUiTextMessageChunkRole decode(JsonNode value, Pointer at) {
    return new AgUiTextMessageChunkRole(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AgUiTextMessageChunkRole decodeKnown(JsonNode value, Pointer at) {
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

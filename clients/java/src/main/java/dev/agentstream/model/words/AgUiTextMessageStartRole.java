// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AgUiTextMessageStartRole(String value) implements Word {
  public static final AgUiTextMessageStartRole DEVELOPER =
      new AgUiTextMessageStartRole("developer");
  public static final AgUiTextMessageStartRole SYSTEM = new AgUiTextMessageStartRole("system");
  public static final AgUiTextMessageStartRole ASSISTANT =
      new AgUiTextMessageStartRole("assistant");
  public static final AgUiTextMessageStartRole USER = new AgUiTextMessageStartRole("user");

  public static final List<AgUiTextMessageStartRole> KNOWN =
      List.of(DEVELOPER, SYSTEM, ASSISTANT, USER);

  public AgUiTextMessageStartRole {
    Objects.requireNonNull(value, "value");
  }

  public static AgUiTextMessageStartRole decode(JsonNode value, Pointer at) {
    return new AgUiTextMessageStartRole(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AgUiTextMessageStartRole decodeKnown(JsonNode value, Pointer at) {
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

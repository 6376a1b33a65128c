// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Agent(String value) implements Word {
  public static final Agent CLAUDE_CODE = new Agent("claude-code");
  public static final Agent CODEX = new Agent("codex");
  public static final Agent GEMINI = new Agent("gemini");
  public static final Agent OPENCODE = new Agent("opencode");

  public static final List<Agent> KNOWN = List.of(CLAUDE_CODE, CODEX, GEMINI, OPENCODE);

  public Agent {
    Objects.requireNonNull(value, "value");
  }

  public static Agent decode(JsonNode value, Pointer at) {
    return new Agent(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Agent decodeKnown(JsonNode value, Pointer at) {
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

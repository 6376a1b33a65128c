// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AgentType(String value) implements Word {
  public static final AgentType CLAUDE = new AgentType("claude");
  public static final AgentType CODEX = new AgentType("codex");
  public static final AgentType GEMINI = new AgentType("gemini");
  public static final AgentType OPENCODE = new AgentType("opencode");
  public static final AgentType QWEN = new AgentType("qwen");
  public static final AgentType ACP = new AgentType("acp");
  public static final AgentType ECHO = new AgentType("echo");

  public static final List<AgentType> KNOWN =
      List.of(CLAUDE, CODEX, GEMINI, OPENCODE, QWEN, ACP, ECHO);

  public AgentType {
    Objects.requireNonNull(value, "value");
  }

  public static AgentType decode(JsonNode value, Pointer at) {
    return new AgentType(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AgentType decodeKnown(JsonNode value, Pointer at) {
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

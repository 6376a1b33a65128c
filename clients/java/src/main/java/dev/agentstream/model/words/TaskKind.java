// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record TaskKind(String value) implements Word {
  public static final TaskKind SHELL = new TaskKind("shell");
  public static final TaskKind AGENT = new TaskKind("agent");
  public static final TaskKind OTHER = new TaskKind("other");

  public static final List<TaskKind> KNOWN = List.of(SHELL, AGENT, OTHER);

  public TaskKind {
    Word.requireNotEmpty(value);
  }

  public static TaskKind decode(JsonNode value, Pointer at) {
    return new TaskKind(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static TaskKind decodeKnown(JsonNode value, Pointer at) {
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

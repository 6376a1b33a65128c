// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record LogLevel(String value) implements Word {
  public static final LogLevel DEBUG = new LogLevel("debug");
  public static final LogLevel INFO = new LogLevel("info");
  public static final LogLevel WARN = new LogLevel("warn");
  public static final LogLevel ERROR = new LogLevel("error");

  public static final List<LogLevel> KNOWN = List.of(DEBUG, INFO, WARN, ERROR);

  public LogLevel {
    Word.requireNotEmpty(value);
  }

  public static LogLevel decode(JsonNode value, Pointer at) {
    return new LogLevel(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static LogLevel decodeKnown(JsonNode value, Pointer at) {
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

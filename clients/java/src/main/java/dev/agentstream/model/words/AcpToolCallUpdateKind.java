// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AcpToolCallUpdateKind(String value) implements Word {
  public static final AcpToolCallUpdateKind READ = new AcpToolCallUpdateKind("read");
  public static final AcpToolCallUpdateKind EDIT = new AcpToolCallUpdateKind("edit");
  public static final AcpToolCallUpdateKind DELETE = new AcpToolCallUpdateKind("delete");
  public static final AcpToolCallUpdateKind MOVE = new AcpToolCallUpdateKind("move");
  public static final AcpToolCallUpdateKind SEARCH = new AcpToolCallUpdateKind("search");
  public static final AcpToolCallUpdateKind EXECUTE = new AcpToolCallUpdateKind("execute");
  public static final AcpToolCallUpdateKind THINK = new AcpToolCallUpdateKind("think");
  public static final AcpToolCallUpdateKind FETCH = new AcpToolCallUpdateKind("fetch");
  public static final AcpToolCallUpdateKind SWITCH_MODE = new AcpToolCallUpdateKind("switch_mode");
  public static final AcpToolCallUpdateKind OTHER = new AcpToolCallUpdateKind("other");

  public static final List<AcpToolCallUpdateKind> KNOWN =
      List.of(READ, EDIT, DELETE, MOVE, SEARCH, EXECUTE, THINK, FETCH, SWITCH_MODE, OTHER);

  public AcpToolCallUpdateKind {
    Objects.requireNonNull(value, "value");
  }

  public static AcpToolCallUpdateKind decode(JsonNode value, Pointer at) {
    return new AcpToolCallUpdateKind(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AcpToolCallUpdateKind decodeKnown(JsonNode value, Pointer at) {
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

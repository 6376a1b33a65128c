// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record ToolKind(String value) implements Word {
  public static final ToolKind EXECUTE = new ToolKind("execute");
  public static final ToolKind READ = new ToolKind("read");
  public static final ToolKind EDIT = new ToolKind("edit");
  public static final ToolKind DELETE = new ToolKind("delete");
  public static final ToolKind MOVE = new ToolKind("move");
  public static final ToolKind SEARCH = new ToolKind("search");
  public static final ToolKind FETCH = new ToolKind("fetch");
  public static final ToolKind THINK = new ToolKind("think");
  public static final ToolKind AGENT = new ToolKind("agent");
  public static final ToolKind MCP = new ToolKind("mcp");
  public static final ToolKind QUESTION = new ToolKind("question");
  public static final ToolKind OTHER = new ToolKind("other");

  public static final List<ToolKind> KNOWN =
      List.of(EXECUTE, READ, EDIT, DELETE, MOVE, SEARCH, FETCH, THINK, AGENT, MCP, QUESTION, OTHER);

  public ToolKind {
    Word.requireNotEmpty(value);
  }

  public static ToolKind decode(JsonNode value, Pointer at) {
    return new ToolKind(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static ToolKind decodeKnown(JsonNode value, Pointer at) {
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

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.daemon;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A tool is called, or runs.
 *
 * @param input The tool's arguments; for AskUserQuestion the list of questions.
 * @param message The current activity.
 * @param raw The native line; on request.
 * @param extra Fields that this version does not know.
 */
public record StreamToolUse(
    String tool,
    ObjectOrStreamQuestionList input,
    String message,
    JsonNode raw,
    Map<String, JsonNode> extra)
    implements StreamEvent {
  public StreamToolUse {
    Objects.requireNonNull(tool, "tool");
    extra = Copies.of(extra);
  }

  public static StreamToolUse decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "tool_use");
    return new StreamToolUse(
        in.required("tool", Decoders.TEXT),
        in.optional("input", ObjectOrStreamQuestionList::decode),
        in.optional("message", Decoders.TEXT),
        in.optional("raw", Decoders.ANY),
        in.extra());
  }

  public String type() {
    return "tool_use";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "tool_use");
    out.put("tool", tool);
    out.put("input", input);
    out.put("message", message);
    out.put("raw", raw);
    return out.end(extra);
  }

  @Override
  public <R> R match(StreamEvent.Cases<R> cases) {
    return cases.streamToolUse(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String tool) {
    return new Builder(tool);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(tool);
    builder.input = input;
    builder.message = message;
    builder.raw = raw;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String tool;
    private ObjectOrStreamQuestionList input;
    private String message;
    private JsonNode raw;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String tool) {
      this.tool = tool;
    }

    public Builder tool(String tool) {
      this.tool = tool;
      return this;
    }

    public Builder input(ObjectOrStreamQuestionList input) {
      this.input = input;
      return this;
    }

    public Builder input(ObjectNode input) {
      this.input = ObjectOrStreamQuestionList.of(input);
      return this;
    }

    public Builder input(List<StreamQuestion> input) {
      this.input = ObjectOrStreamQuestionList.of(input);
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder raw(JsonNode raw) {
      this.raw = raw;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public StreamToolUse build() {
      return new StreamToolUse(tool, input, message, raw, extra);
    }
  }
}

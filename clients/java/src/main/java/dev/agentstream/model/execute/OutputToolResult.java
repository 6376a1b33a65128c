// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.execute;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * What a tool call returned.
 *
 * @param extra Fields that this version does not know.
 */
public record OutputToolResult(
    String toolCallId, JsonNode output, boolean isError, Map<String, JsonNode> extra)
    implements OutputEvent {
  public OutputToolResult {
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(output, "output");
    extra = Copies.of(extra);
  }

  public static OutputToolResult decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("kind", "tool_result");
    return new OutputToolResult(
        in.required("tool_call_id", Decoders.TEXT),
        in.required("output", Decoders.ANY),
        in.required("is_error", Decoders.BOOLEAN),
        in.extra());
  }

  public String kind() {
    return "tool_result";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", "tool_result");
    out.put("tool_call_id", toolCallId);
    out.put("output", output);
    out.put("is_error", isError);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputToolResult(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolCallId, JsonNode output, boolean isError) {
    return new Builder(toolCallId, output, isError);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId, output, isError);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolCallId;
    private JsonNode output;
    private boolean isError;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId, JsonNode output, boolean isError) {
      this.toolCallId = toolCallId;
      this.output = output;
      this.isError = isError;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder output(JsonNode output) {
      this.output = output;
      return this;
    }

    public Builder isError(boolean isError) {
      this.isError = isError;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public OutputToolResult build() {
      return new OutputToolResult(toolCallId, output, isError, extra);
    }
  }
}

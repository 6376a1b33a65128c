// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

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
 * The next piece of a call's arguments, as JSON text.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param delta The next piece.
 * @param extra Fields that this version does not know.
 */
public record AgUiToolCallArgs(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String toolCallId,
    String subagentRunId,
    String delta,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiToolCallArgs {
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(delta, "delta");
    extra = Copies.of(extra);
  }

  public static AgUiToolCallArgs decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "TOOL_CALL_ARGS");
    return new AgUiToolCallArgs(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("toolCallId", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.required("delta", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "TOOL_CALL_ARGS";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "TOOL_CALL_ARGS");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("toolCallId", toolCallId);
    out.put("subagentRunId", subagentRunId);
    out.put("delta", delta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiToolCallArgs(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolCallId, String delta) {
    return new Builder(toolCallId, delta);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId, delta);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.subagentRunId = subagentRunId;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String toolCallId;
    private String subagentRunId;
    private String delta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId, String delta) {
      this.toolCallId = toolCallId;
      this.delta = delta;
    }

    public Builder timestamp(long timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder rawEvent(JsonNode rawEvent) {
      this.rawEvent = rawEvent;
      return this;
    }

    public Builder metadata(JsonNode metadata) {
      this.metadata = metadata;
      return this;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder subagentRunId(String subagentRunId) {
      this.subagentRunId = subagentRunId;
      return this;
    }

    public Builder delta(String delta) {
      this.delta = delta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiToolCallArgs build() {
      return new AgUiToolCallArgs(
          timestamp, rawEvent, metadata, toolCallId, subagentRunId, delta, extra);
    }
  }
}

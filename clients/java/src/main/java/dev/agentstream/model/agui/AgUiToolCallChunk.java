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

/**
 * A call in one event. Not sent by us.
 *
 * @param timestamp Milliseconds since 1970.
 * @param delta The next piece.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiToolCallChunk(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String toolCallId,
    String toolCallName,
    String parentMessageId,
    String delta,
    String subagentRunId,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiToolCallChunk {
    extra = Copies.of(extra);
  }

  public static AgUiToolCallChunk decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "TOOL_CALL_CHUNK");
    return new AgUiToolCallChunk(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.optional("toolCallId", Decoders.TEXT),
        in.optional("toolCallName", Decoders.TEXT),
        in.optional("parentMessageId", Decoders.TEXT),
        in.optional("delta", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "TOOL_CALL_CHUNK";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "TOOL_CALL_CHUNK");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("toolCallId", toolCallId);
    out.put("toolCallName", toolCallName);
    out.put("parentMessageId", parentMessageId);
    out.put("delta", delta);
    out.put("subagentRunId", subagentRunId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiToolCallChunk(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.toolCallId = toolCallId;
    builder.toolCallName = toolCallName;
    builder.parentMessageId = parentMessageId;
    builder.delta = delta;
    builder.subagentRunId = subagentRunId;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String toolCallId;
    private String toolCallName;
    private String parentMessageId;
    private String delta;
    private String subagentRunId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

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

    public Builder toolCallName(String toolCallName) {
      this.toolCallName = toolCallName;
      return this;
    }

    public Builder parentMessageId(String parentMessageId) {
      this.parentMessageId = parentMessageId;
      return this;
    }

    public Builder delta(String delta) {
      this.delta = delta;
      return this;
    }

    public Builder subagentRunId(String subagentRunId) {
      this.subagentRunId = subagentRunId;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiToolCallChunk build() {
      return new AgUiToolCallChunk(
          timestamp,
          rawEvent,
          metadata,
          toolCallId,
          toolCallName,
          parentMessageId,
          delta,
          subagentRunId,
          extra);
    }
  }
}

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
 * A message of reasoning starts.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiReasoningMessageStart(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String messageId,
    String subagentRunId,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiReasoningMessageStart {
    Objects.requireNonNull(messageId, "messageId");
    extra = Copies.of(extra);
  }

  public static AgUiReasoningMessageStart decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "REASONING_MESSAGE_START");
    in.constant("role", "reasoning");
    return new AgUiReasoningMessageStart(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("messageId", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "REASONING_MESSAGE_START";
  }

  public String role() {
    return "reasoning";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "REASONING_MESSAGE_START");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("messageId", messageId);
    out.put("subagentRunId", subagentRunId);
    out.put("role", "reasoning");
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiReasoningMessageStart(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String messageId) {
    return new Builder(messageId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(messageId);
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
    private String messageId;
    private String subagentRunId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String messageId) {
      this.messageId = messageId;
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

    public Builder messageId(String messageId) {
      this.messageId = messageId;
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

    public AgUiReasoningMessageStart build() {
      return new AgUiReasoningMessageStart(
          timestamp, rawEvent, metadata, messageId, subagentRunId, extra);
    }
  }
}

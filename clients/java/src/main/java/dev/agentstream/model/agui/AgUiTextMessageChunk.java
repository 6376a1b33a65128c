// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.AgUiTextMessageChunkRole;
import java.util.Map;

/**
 * A message in one event. Not sent by us.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param delta The next piece.
 * @param extra Fields that this version does not know.
 */
public record AgUiTextMessageChunk(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String messageId,
    String subagentRunId,
    AgUiTextMessageChunkRole role,
    String name,
    String delta,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiTextMessageChunk {
    extra = Copies.of(extra);
  }

  public static AgUiTextMessageChunk decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "TEXT_MESSAGE_CHUNK");
    return new AgUiTextMessageChunk(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.optional("messageId", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.optional("role", AgUiTextMessageChunkRole::decode),
        in.optional("name", Decoders.TEXT),
        in.optional("delta", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "TEXT_MESSAGE_CHUNK";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "TEXT_MESSAGE_CHUNK");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("messageId", messageId);
    out.put("subagentRunId", subagentRunId);
    out.put("role", role);
    out.put("name", name);
    out.put("delta", delta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiTextMessageChunk(this);
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
    builder.messageId = messageId;
    builder.subagentRunId = subagentRunId;
    builder.role = role;
    builder.name = name;
    builder.delta = delta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String messageId;
    private String subagentRunId;
    private AgUiTextMessageChunkRole role;
    private String name;
    private String delta;
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

    public Builder messageId(String messageId) {
      this.messageId = messageId;
      return this;
    }

    public Builder subagentRunId(String subagentRunId) {
      this.subagentRunId = subagentRunId;
      return this;
    }

    public Builder role(AgUiTextMessageChunkRole role) {
      this.role = role;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
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

    public AgUiTextMessageChunk build() {
      return new AgUiTextMessageChunk(
          timestamp, rawEvent, metadata, messageId, subagentRunId, role, name, delta, extra);
    }
  }
}

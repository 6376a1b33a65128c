// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.AgUiTextMessageStartRole;
import java.util.Map;
import java.util.Objects;

/**
 * A message starts.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiTextMessageStart(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String messageId,
    String subagentRunId,
    AgUiTextMessageStartRole role,
    String name,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiTextMessageStart {
    Objects.requireNonNull(messageId, "messageId");
    extra = Copies.of(extra);
  }

  public static AgUiTextMessageStart decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "TEXT_MESSAGE_START");
    return new AgUiTextMessageStart(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("messageId", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.optional("role", AgUiTextMessageStartRole::decode),
        in.optional("name", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "TEXT_MESSAGE_START";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "TEXT_MESSAGE_START");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("messageId", messageId);
    out.put("subagentRunId", subagentRunId);
    out.put("role", role);
    out.put("name", name);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiTextMessageStart(this);
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
    builder.role = role;
    builder.name = name;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String messageId;
    private String subagentRunId;
    private AgUiTextMessageStartRole role;
    private String name;
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

    public Builder role(AgUiTextMessageStartRole role) {
      this.role = role;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiTextMessageStart build() {
      return new AgUiTextMessageStart(
          timestamp, rawEvent, metadata, messageId, subagentRunId, role, name, extra);
    }
  }
}

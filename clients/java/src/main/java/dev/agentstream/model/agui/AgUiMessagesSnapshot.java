// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

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
 * All messages of the thread.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiMessagesSnapshot(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    List<ObjectNode> messages,
    String subagentRunId,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiMessagesSnapshot {
    Objects.requireNonNull(messages, "messages");
    messages = Copies.of(messages);
    extra = Copies.of(extra);
  }

  public static AgUiMessagesSnapshot decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "MESSAGES_SNAPSHOT");
    return new AgUiMessagesSnapshot(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("messages", Decoders.list(Decoders.OBJECT)),
        in.optional("subagentRunId", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "MESSAGES_SNAPSHOT";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "MESSAGES_SNAPSHOT");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("messages", messages);
    out.put("subagentRunId", subagentRunId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiMessagesSnapshot(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<ObjectNode> messages) {
    return new Builder(messages);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(messages);
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
    private List<ObjectNode> messages;
    private String subagentRunId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<ObjectNode> messages) {
      this.messages = messages;
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

    public Builder messages(List<ObjectNode> messages) {
      this.messages = messages;
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

    public AgUiMessagesSnapshot build() {
      return new AgUiMessagesSnapshot(
          timestamp, rawEvent, metadata, messages, subagentRunId, extra);
    }
  }
}

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
 * An event of another protocol. Not sent by us.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiRaw(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    JsonNode event,
    String source,
    String subagentRunId,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiRaw {
    Objects.requireNonNull(event, "event");
    extra = Copies.of(extra);
  }

  public static AgUiRaw decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "RAW");
    return new AgUiRaw(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("event", Decoders.ANY),
        in.optional("source", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "RAW";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "RAW");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("event", event);
    out.put("source", source);
    out.put("subagentRunId", subagentRunId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiRaw(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(JsonNode event) {
    return new Builder(event);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(event);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.source = source;
    builder.subagentRunId = subagentRunId;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private JsonNode event;
    private String source;
    private String subagentRunId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(JsonNode event) {
      this.event = event;
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

    public Builder event(JsonNode event) {
      this.event = event;
      return this;
    }

    public Builder source(String source) {
      this.source = source;
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

    public AgUiRaw build() {
      return new AgUiRaw(timestamp, rawEvent, metadata, event, source, subagentRunId, extra);
    }
  }
}

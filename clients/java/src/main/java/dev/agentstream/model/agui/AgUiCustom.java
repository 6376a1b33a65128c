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
 * A unified event that AG-UI has no event for.
 *
 * @param timestamp Milliseconds since 1970.
 * @param name The type of the unified event.
 * @param value The event, without the fields that every event has.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiCustom(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String name,
    JsonNode value,
    String subagentRunId,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiCustom {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(value, "value");
    extra = Copies.of(extra);
  }

  public static AgUiCustom decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "CUSTOM");
    return new AgUiCustom(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("name", Decoders.TEXT),
        in.required("value", Decoders.ANY),
        in.optional("subagentRunId", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "CUSTOM";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "CUSTOM");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("name", name);
    out.put("value", value);
    out.put("subagentRunId", subagentRunId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiCustom(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String name, JsonNode value) {
    return new Builder(name, value);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(name, value);
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
    private String name;
    private JsonNode value;
    private String subagentRunId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String name, JsonNode value) {
      this.name = name;
      this.value = value;
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

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder value(JsonNode value) {
      this.value = value;
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

    public AgUiCustom build() {
      return new AgUiCustom(timestamp, rawEvent, metadata, name, value, subagentRunId, extra);
    }
  }
}

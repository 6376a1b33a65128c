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
 * The shared state changed. Not sent by us.
 *
 * @param timestamp Milliseconds since 1970.
 * @param delta A JSON Patch (RFC 6902).
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiStateDelta(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    List<AgUiPatch> delta,
    String subagentRunId,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiStateDelta {
    Objects.requireNonNull(delta, "delta");
    delta = Copies.of(delta);
    extra = Copies.of(extra);
  }

  public static AgUiStateDelta decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "STATE_DELTA");
    return new AgUiStateDelta(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("delta", Decoders.list(AgUiPatch::decode)),
        in.optional("subagentRunId", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "STATE_DELTA";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "STATE_DELTA");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("delta", delta);
    out.put("subagentRunId", subagentRunId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiStateDelta(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<AgUiPatch> delta) {
    return new Builder(delta);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(delta);
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
    private List<AgUiPatch> delta;
    private String subagentRunId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<AgUiPatch> delta) {
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

    public Builder delta(List<AgUiPatch> delta) {
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

    public AgUiStateDelta build() {
      return new AgUiStateDelta(timestamp, rawEvent, metadata, delta, subagentRunId, extra);
    }
  }
}

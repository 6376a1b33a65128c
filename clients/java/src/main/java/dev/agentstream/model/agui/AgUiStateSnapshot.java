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
 * The state that agent and front end share, whole. Not sent by us.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiStateSnapshot(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    JsonNode snapshot,
    String subagentRunId,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiStateSnapshot {
    Objects.requireNonNull(snapshot, "snapshot");
    extra = Copies.of(extra);
  }

  public static AgUiStateSnapshot decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "STATE_SNAPSHOT");
    return new AgUiStateSnapshot(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("snapshot", Decoders.ANY),
        in.optional("subagentRunId", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "STATE_SNAPSHOT";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "STATE_SNAPSHOT");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("snapshot", snapshot);
    out.put("subagentRunId", subagentRunId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiStateSnapshot(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(JsonNode snapshot) {
    return new Builder(snapshot);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(snapshot);
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
    private JsonNode snapshot;
    private String subagentRunId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(JsonNode snapshot) {
      this.snapshot = snapshot;
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

    public Builder snapshot(JsonNode snapshot) {
      this.snapshot = snapshot;
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

    public AgUiStateSnapshot build() {
      return new AgUiStateSnapshot(timestamp, rawEvent, metadata, snapshot, subagentRunId, extra);
    }
  }
}

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
 * An activity changed.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param activityType `PLAN` for a plan.
 * @param patch A JSON Patch (RFC 6902).
 * @param extra Fields that this version does not know.
 */
public record AgUiActivityDelta(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String messageId,
    String subagentRunId,
    String activityType,
    List<AgUiPatch> patch,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiActivityDelta {
    Objects.requireNonNull(messageId, "messageId");
    Objects.requireNonNull(activityType, "activityType");
    Objects.requireNonNull(patch, "patch");
    patch = Copies.of(patch);
    extra = Copies.of(extra);
  }

  public static AgUiActivityDelta decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "ACTIVITY_DELTA");
    return new AgUiActivityDelta(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("messageId", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.required("activityType", Decoders.TEXT),
        in.required("patch", Decoders.list(AgUiPatch::decode)),
        in.extra());
  }

  public String type() {
    return "ACTIVITY_DELTA";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "ACTIVITY_DELTA");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("messageId", messageId);
    out.put("subagentRunId", subagentRunId);
    out.put("activityType", activityType);
    out.put("patch", patch);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiActivityDelta(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String messageId, String activityType, List<AgUiPatch> patch) {
    return new Builder(messageId, activityType, patch);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(messageId, activityType, patch);
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
    private String activityType;
    private List<AgUiPatch> patch;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String messageId, String activityType, List<AgUiPatch> patch) {
      this.messageId = messageId;
      this.activityType = activityType;
      this.patch = patch;
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

    public Builder activityType(String activityType) {
      this.activityType = activityType;
      return this;
    }

    public Builder patch(List<AgUiPatch> patch) {
      this.patch = patch;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiActivityDelta build() {
      return new AgUiActivityDelta(
          timestamp, rawEvent, metadata, messageId, subagentRunId, activityType, patch, extra);
    }
  }
}

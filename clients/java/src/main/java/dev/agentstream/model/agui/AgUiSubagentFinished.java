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
 * A sub-agent ended.
 *
 * @param timestamp Milliseconds since 1970.
 * @param extra Fields that this version does not know.
 */
public record AgUiSubagentFinished(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String subagentRunId,
    JsonNode result,
    AgUiSubagentOutcome outcome,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiSubagentFinished {
    Objects.requireNonNull(subagentRunId, "subagentRunId");
    extra = Copies.of(extra);
  }

  public static AgUiSubagentFinished decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "SUBAGENT_FINISHED");
    return new AgUiSubagentFinished(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("subagentRunId", Decoders.TEXT),
        in.optional("result", Decoders.ANY),
        in.optional("outcome", AgUiSubagentOutcome::decode),
        in.extra());
  }

  public String type() {
    return "SUBAGENT_FINISHED";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "SUBAGENT_FINISHED");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("subagentRunId", subagentRunId);
    out.put("result", result);
    out.put("outcome", outcome);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiSubagentFinished(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String subagentRunId) {
    return new Builder(subagentRunId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(subagentRunId);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.result = result;
    builder.outcome = outcome;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String subagentRunId;
    private JsonNode result;
    private AgUiSubagentOutcome outcome;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String subagentRunId) {
      this.subagentRunId = subagentRunId;
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

    public Builder subagentRunId(String subagentRunId) {
      this.subagentRunId = subagentRunId;
      return this;
    }

    public Builder result(JsonNode result) {
      this.result = result;
      return this;
    }

    public Builder outcome(AgUiSubagentOutcome outcome) {
      this.outcome = outcome;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiSubagentFinished build() {
      return new AgUiSubagentFinished(
          timestamp, rawEvent, metadata, subagentRunId, result, outcome, extra);
    }
  }
}

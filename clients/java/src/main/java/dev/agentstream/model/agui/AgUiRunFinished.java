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
 * The run ended, completed or cancelled.
 *
 * @param timestamp Milliseconds since 1970.
 * @param threadId The session.
 * @param runId `&lt;sessionId&gt;/&lt;run&gt;`.
 * @param extra Fields that this version does not know.
 */
public record AgUiRunFinished(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String threadId,
    String runId,
    JsonNode result,
    AgUiOutcome outcome,
    List<AgUiUsage> usage,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiRunFinished {
    Objects.requireNonNull(threadId, "threadId");
    Objects.requireNonNull(runId, "runId");
    usage = Copies.of(usage);
    extra = Copies.of(extra);
  }

  public static AgUiRunFinished decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "RUN_FINISHED");
    return new AgUiRunFinished(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("threadId", Decoders.TEXT),
        in.required("runId", Decoders.TEXT),
        in.optional("result", Decoders.ANY),
        in.optional("outcome", AgUiOutcome::decode),
        in.optional("usage", Decoders.list(AgUiUsage::decode)),
        in.extra());
  }

  public String type() {
    return "RUN_FINISHED";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "RUN_FINISHED");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("threadId", threadId);
    out.put("runId", runId);
    out.put("result", result);
    out.put("outcome", outcome);
    out.put("usage", usage);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiRunFinished(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String threadId, String runId) {
    return new Builder(threadId, runId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(threadId, runId);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.result = result;
    builder.outcome = outcome;
    builder.usage = usage;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String threadId;
    private String runId;
    private JsonNode result;
    private AgUiOutcome outcome;
    private List<AgUiUsage> usage;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String threadId, String runId) {
      this.threadId = threadId;
      this.runId = runId;
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

    public Builder threadId(String threadId) {
      this.threadId = threadId;
      return this;
    }

    public Builder runId(String runId) {
      this.runId = runId;
      return this;
    }

    public Builder result(JsonNode result) {
      this.result = result;
      return this;
    }

    public Builder outcome(AgUiOutcome outcome) {
      this.outcome = outcome;
      return this;
    }

    public Builder usage(List<AgUiUsage> usage) {
      this.usage = usage;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiRunFinished build() {
      return new AgUiRunFinished(
          timestamp, rawEvent, metadata, threadId, runId, result, outcome, usage, extra);
    }
  }
}

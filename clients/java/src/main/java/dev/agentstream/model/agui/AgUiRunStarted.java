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
 * A run starts.
 *
 * @param timestamp Milliseconds since 1970.
 * @param threadId The session.
 * @param runId `&lt;sessionId&gt;/&lt;run&gt;`.
 * @param input What the run was started with.
 * @param extra Fields that this version does not know.
 */
public record AgUiRunStarted(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String threadId,
    String runId,
    String protocolVersion,
    String parentRunId,
    ObjectNode input,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiRunStarted {
    Objects.requireNonNull(threadId, "threadId");
    Objects.requireNonNull(runId, "runId");
    extra = Copies.of(extra);
  }

  public static AgUiRunStarted decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "RUN_STARTED");
    return new AgUiRunStarted(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("threadId", Decoders.TEXT),
        in.required("runId", Decoders.TEXT),
        in.optional("protocolVersion", Decoders.TEXT),
        in.optional("parentRunId", Decoders.TEXT),
        in.optional("input", Decoders.OBJECT),
        in.extra());
  }

  public String type() {
    return "RUN_STARTED";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "RUN_STARTED");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("threadId", threadId);
    out.put("runId", runId);
    out.put("protocolVersion", protocolVersion);
    out.put("parentRunId", parentRunId);
    out.put("input", input);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiRunStarted(this);
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
    builder.protocolVersion = protocolVersion;
    builder.parentRunId = parentRunId;
    builder.input = input;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String threadId;
    private String runId;
    private String protocolVersion;
    private String parentRunId;
    private ObjectNode input;
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

    public Builder protocolVersion(String protocolVersion) {
      this.protocolVersion = protocolVersion;
      return this;
    }

    public Builder parentRunId(String parentRunId) {
      this.parentRunId = parentRunId;
      return this;
    }

    public Builder input(ObjectNode input) {
      this.input = input;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiRunStarted build() {
      return new AgUiRunStarted(
          timestamp,
          rawEvent,
          metadata,
          threadId,
          runId,
          protocolVersion,
          parentRunId,
          input,
          extra);
    }
  }
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.execute.OutputEvent;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A task and its whole outcome, as one value.
 *
 * @param text The whole text of the agent.
 * @param extra Fields that this version does not know.
 */
public record ExecuteResult(
    String sessionId,
    String text,
    long exitCode,
    long durationMs,
    List<OutputEvent> events,
    Map<String, JsonNode> extra)
    implements Model {
  public ExecuteResult {
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(events, "events");
    events = Copies.of(events);
    extra = Copies.of(extra);
  }

  public static ExecuteResult decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new ExecuteResult(
        in.required("session_id", Decoders.TEXT),
        in.required("text", Decoders.TEXT),
        in.required("exit_code", Decoders.INTEGER),
        in.required("duration_ms", Decoders.COUNT),
        in.required("events", Decoders.list(OutputEvent::decode)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("session_id", sessionId);
    out.put("text", text);
    out.put("exit_code", exitCode);
    out.put("duration_ms", durationMs);
    out.put("events", events);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String sessionId, String text, long exitCode, long durationMs, List<OutputEvent> events) {
    return new Builder(sessionId, text, exitCode, durationMs, events);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId, text, exitCode, durationMs, events);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private String text;
    private long exitCode;
    private long durationMs;
    private List<OutputEvent> events;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String sessionId, String text, long exitCode, long durationMs, List<OutputEvent> events) {
      this.sessionId = sessionId;
      this.text = text;
      this.exitCode = exitCode;
      this.durationMs = durationMs;
      this.events = events;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public Builder exitCode(long exitCode) {
      this.exitCode = exitCode;
      return this;
    }

    public Builder durationMs(long durationMs) {
      this.durationMs = durationMs;
      return this;
    }

    public Builder events(List<OutputEvent> events) {
      this.events = events;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ExecuteResult build() {
      return new ExecuteResult(sessionId, text, exitCode, durationMs, events, extra);
    }
  }
}

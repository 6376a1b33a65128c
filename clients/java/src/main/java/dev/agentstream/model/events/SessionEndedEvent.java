// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.AgentType;
import dev.agentstream.model.words.CostSource;
import dev.agentstream.model.words.ErrorCode;
import dev.agentstream.model.words.ExitCause;
import dev.agentstream.model.words.SessionDetail;
import dev.agentstream.model.words.SessionEndReason;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A run ended. The last event of every run, in every case.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param reason How the run ended. `completed` only if it succeeded.
 * @param detail How the run ended, in detail.
 * @param error What went wrong, in words.
 * @param errorCode The cause, with the same words for every agent.
 * @param exitCode The exit code of the CLI.
 * @param signal The signal that ended the CLI, as `SIGTERM`.
 * @param exitCause Explains an exit code other than 0, or a signal, of a completed run.
 *     `hostEnded`: the host ended the process after its result. `vendorCode`: the vendor uses this
 *     code or signal for successful runs.
 * @param usage Of this run: the sum of its turns.
 * @param costUsd Of this run.
 * @param nativeSessionId The id to resume the conversation with.
 * @param result The agent's final answer, if the vendor repeats it.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record SessionEndedEvent(
    String id,
    String sessionId,
    String timestamp,
    SessionEndReason reason,
    SessionDetail detail,
    String error,
    ErrorCode errorCode,
    Long exitCode,
    String signal,
    ExitCause exitCause,
    Long durationMs,
    TokenUsage usage,
    Double costUsd,
    CostSource costSource,
    List<PermissionDenial> permissionDenials,
    String nativeSessionId,
    String result,
    Long seq,
    Long run,
    AgentType agentType,
    String parentToolId,
    String subagentId,
    Origin origin,
    JsonNode raw,
    List<String> omitted,
    Map<String, JsonNode> extra)
    implements KnownEvent {
  public SessionEndedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(reason, "reason");
    permissionDenials = Copies.of(permissionDenials);
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static SessionEndedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "sessionEnded");
    return new SessionEndedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("reason", SessionEndReason::decodeKnown),
        in.optional("detail", SessionDetail::decode),
        in.optional("error", Decoders.TEXT),
        in.optional("errorCode", ErrorCode::decode),
        in.optional("exitCode", Decoders.INTEGER),
        in.optional("signal", Decoders.TEXT),
        in.optional("exitCause", ExitCause::decode),
        in.optional("durationMs", Decoders.COUNT),
        in.optional("usage", TokenUsage::decode),
        in.optional("costUsd", Decoders.number(0, Double.MAX_VALUE)),
        in.optional("costSource", CostSource::decode),
        in.optional("permissionDenials", Decoders.list(PermissionDenial::decode)),
        in.optional("nativeSessionId", Decoders.TEXT),
        in.optional("result", Decoders.TEXT),
        in.optional("seq", Decoders.ORDINAL),
        in.optional("run", Decoders.ORDINAL),
        in.optional("agentType", AgentType::decode),
        in.optional("parentToolId", Decoders.TEXT),
        in.optional("subagentId", Decoders.TEXT),
        in.optional("origin", Origin::decode),
        in.optional("raw", Decoders.ANY),
        in.optional("omitted", Decoders.list(Decoders.TEXT)),
        in.extra());
  }

  public String type() {
    return "sessionEnded";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "sessionEnded");
    out.put("reason", reason);
    out.put("detail", detail);
    out.put("error", error);
    out.put("errorCode", errorCode);
    out.put("exitCode", exitCode);
    out.put("signal", signal);
    out.put("exitCause", exitCause);
    out.put("durationMs", durationMs);
    out.put("usage", usage);
    out.put("costUsd", costUsd);
    out.put("costSource", costSource);
    out.put("permissionDenials", permissionDenials);
    out.put("nativeSessionId", nativeSessionId);
    out.put("result", result);
    out.put("seq", seq);
    out.put("run", run);
    out.put("agentType", agentType);
    out.put("parentToolId", parentToolId);
    out.put("subagentId", subagentId);
    out.put("origin", origin);
    out.put("raw", raw);
    out.put("omitted", omitted);
    return out.end(extra);
  }

  @Override
  public <R> R match(KnownEvent.Cases<R> cases) {
    return cases.sessionEndedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, SessionEndReason reason) {
    return new Builder(id, sessionId, timestamp, reason);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, reason);
    builder.detail = detail;
    builder.error = error;
    builder.errorCode = errorCode;
    builder.exitCode = exitCode;
    builder.signal = signal;
    builder.exitCause = exitCause;
    builder.durationMs = durationMs;
    builder.usage = usage;
    builder.costUsd = costUsd;
    builder.costSource = costSource;
    builder.permissionDenials = permissionDenials;
    builder.nativeSessionId = nativeSessionId;
    builder.result = result;
    builder.seq = seq;
    builder.run = run;
    builder.agentType = agentType;
    builder.parentToolId = parentToolId;
    builder.subagentId = subagentId;
    builder.origin = origin;
    builder.raw = raw;
    builder.omitted = omitted;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String sessionId;
    private String timestamp;
    private SessionEndReason reason;
    private SessionDetail detail;
    private String error;
    private ErrorCode errorCode;
    private Long exitCode;
    private String signal;
    private ExitCause exitCause;
    private Long durationMs;
    private TokenUsage usage;
    private Double costUsd;
    private CostSource costSource;
    private List<PermissionDenial> permissionDenials;
    private String nativeSessionId;
    private String result;
    private Long seq;
    private Long run;
    private AgentType agentType;
    private String parentToolId;
    private String subagentId;
    private Origin origin;
    private JsonNode raw;
    private List<String> omitted;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String sessionId, String timestamp, SessionEndReason reason) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.reason = reason;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder timestamp(String timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder reason(SessionEndReason reason) {
      this.reason = reason;
      return this;
    }

    public Builder detail(SessionDetail detail) {
      this.detail = detail;
      return this;
    }

    public Builder error(String error) {
      this.error = error;
      return this;
    }

    public Builder errorCode(ErrorCode errorCode) {
      this.errorCode = errorCode;
      return this;
    }

    public Builder exitCode(long exitCode) {
      this.exitCode = exitCode;
      return this;
    }

    public Builder signal(String signal) {
      this.signal = signal;
      return this;
    }

    public Builder exitCause(ExitCause exitCause) {
      this.exitCause = exitCause;
      return this;
    }

    public Builder durationMs(long durationMs) {
      this.durationMs = durationMs;
      return this;
    }

    public Builder usage(TokenUsage usage) {
      this.usage = usage;
      return this;
    }

    public Builder costUsd(double costUsd) {
      this.costUsd = costUsd;
      return this;
    }

    public Builder costSource(CostSource costSource) {
      this.costSource = costSource;
      return this;
    }

    public Builder permissionDenials(List<PermissionDenial> permissionDenials) {
      this.permissionDenials = permissionDenials;
      return this;
    }

    public Builder nativeSessionId(String nativeSessionId) {
      this.nativeSessionId = nativeSessionId;
      return this;
    }

    public Builder result(String result) {
      this.result = result;
      return this;
    }

    public Builder seq(long seq) {
      this.seq = seq;
      return this;
    }

    public Builder run(long run) {
      this.run = run;
      return this;
    }

    public Builder agentType(AgentType agentType) {
      this.agentType = agentType;
      return this;
    }

    public Builder parentToolId(String parentToolId) {
      this.parentToolId = parentToolId;
      return this;
    }

    public Builder subagentId(String subagentId) {
      this.subagentId = subagentId;
      return this;
    }

    public Builder origin(Origin origin) {
      this.origin = origin;
      return this;
    }

    public Builder raw(JsonNode raw) {
      this.raw = raw;
      return this;
    }

    public Builder omitted(List<String> omitted) {
      this.omitted = omitted;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionEndedEvent build() {
      return new SessionEndedEvent(
          id,
          sessionId,
          timestamp,
          reason,
          detail,
          error,
          errorCode,
          exitCode,
          signal,
          exitCause,
          durationMs,
          usage,
          costUsd,
          costSource,
          permissionDenials,
          nativeSessionId,
          result,
          seq,
          run,
          agentType,
          parentToolId,
          subagentId,
          origin,
          raw,
          omitted,
          extra);
    }
  }
}

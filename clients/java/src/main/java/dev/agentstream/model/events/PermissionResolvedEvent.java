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
import dev.agentstream.model.words.PermissionDecider;
import dev.agentstream.model.words.PermissionOutcome;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A permission request was answered, or can no longer be answered.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param requestId The id of the request; unique in the session.
 * @param updatedArguments Absent: not known. `{}`: none. A value that is not an object is `{value:
 *     …}`.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record PermissionResolvedEvent(
    String id,
    String sessionId,
    String timestamp,
    String requestId,
    PermissionOutcome outcome,
    String optionId,
    PermissionDecider by,
    String message,
    ObjectNode updatedArguments,
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
  public PermissionResolvedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(requestId, "requestId");
    Objects.requireNonNull(outcome, "outcome");
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static PermissionResolvedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "permissionResolved");
    return new PermissionResolvedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("requestId", Decoders.TEXT),
        in.required("outcome", PermissionOutcome::decode),
        in.optional("optionId", Decoders.TEXT),
        in.optional("by", PermissionDecider::decode),
        in.optional("message", Decoders.TEXT),
        in.optional("updatedArguments", Decoders.OBJECT),
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
    return "permissionResolved";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "permissionResolved");
    out.put("requestId", requestId);
    out.put("outcome", outcome);
    out.put("optionId", optionId);
    out.put("by", by);
    out.put("message", message);
    out.put("updatedArguments", updatedArguments);
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
    return cases.permissionResolvedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, String requestId, PermissionOutcome outcome) {
    return new Builder(id, sessionId, timestamp, requestId, outcome);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, requestId, outcome);
    builder.optionId = optionId;
    builder.by = by;
    builder.message = message;
    builder.updatedArguments = updatedArguments;
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
    private String requestId;
    private PermissionOutcome outcome;
    private String optionId;
    private PermissionDecider by;
    private String message;
    private ObjectNode updatedArguments;
    private Long seq;
    private Long run;
    private AgentType agentType;
    private String parentToolId;
    private String subagentId;
    private Origin origin;
    private JsonNode raw;
    private List<String> omitted;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String id,
        String sessionId,
        String timestamp,
        String requestId,
        PermissionOutcome outcome) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.requestId = requestId;
      this.outcome = outcome;
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

    public Builder requestId(String requestId) {
      this.requestId = requestId;
      return this;
    }

    public Builder outcome(PermissionOutcome outcome) {
      this.outcome = outcome;
      return this;
    }

    public Builder optionId(String optionId) {
      this.optionId = optionId;
      return this;
    }

    public Builder by(PermissionDecider by) {
      this.by = by;
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder updatedArguments(ObjectNode updatedArguments) {
      this.updatedArguments = updatedArguments;
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

    public PermissionResolvedEvent build() {
      return new PermissionResolvedEvent(
          id,
          sessionId,
          timestamp,
          requestId,
          outcome,
          optionId,
          by,
          message,
          updatedArguments,
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

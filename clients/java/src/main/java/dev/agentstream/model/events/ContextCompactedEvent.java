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
import dev.agentstream.model.words.CompactionPhase;
import dev.agentstream.model.words.ContextCompactedEventTrigger;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The agent shortened its memory of the conversation.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record ContextCompactedEvent(
    String id,
    String sessionId,
    String timestamp,
    CompactionPhase phase,
    ContextCompactedEventTrigger trigger,
    Long tokensBefore,
    Long tokensAfter,
    String error,
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
  public ContextCompactedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(phase, "phase");
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static ContextCompactedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "contextCompacted");
    return new ContextCompactedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("phase", CompactionPhase::decode),
        in.optional("trigger", ContextCompactedEventTrigger::decode),
        in.optional("tokensBefore", Decoders.COUNT),
        in.optional("tokensAfter", Decoders.COUNT),
        in.optional("error", Decoders.TEXT),
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
    return "contextCompacted";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "contextCompacted");
    out.put("phase", phase);
    out.put("trigger", trigger);
    out.put("tokensBefore", tokensBefore);
    out.put("tokensAfter", tokensAfter);
    out.put("error", error);
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
    return cases.contextCompactedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, CompactionPhase phase) {
    return new Builder(id, sessionId, timestamp, phase);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, phase);
    builder.trigger = trigger;
    builder.tokensBefore = tokensBefore;
    builder.tokensAfter = tokensAfter;
    builder.error = error;
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
    private CompactionPhase phase;
    private ContextCompactedEventTrigger trigger;
    private Long tokensBefore;
    private Long tokensAfter;
    private String error;
    private Long seq;
    private Long run;
    private AgentType agentType;
    private String parentToolId;
    private String subagentId;
    private Origin origin;
    private JsonNode raw;
    private List<String> omitted;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String sessionId, String timestamp, CompactionPhase phase) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.phase = phase;
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

    public Builder phase(CompactionPhase phase) {
      this.phase = phase;
      return this;
    }

    public Builder trigger(ContextCompactedEventTrigger trigger) {
      this.trigger = trigger;
      return this;
    }

    public Builder tokensBefore(long tokensBefore) {
      this.tokensBefore = tokensBefore;
      return this;
    }

    public Builder tokensAfter(long tokensAfter) {
      this.tokensAfter = tokensAfter;
      return this;
    }

    public Builder error(String error) {
      this.error = error;
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

    public ContextCompactedEvent build() {
      return new ContextCompactedEvent(
          id,
          sessionId,
          timestamp,
          phase,
          trigger,
          tokensBefore,
          tokensAfter,
          error,
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

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
import dev.agentstream.model.words.UsageScope;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A view of the usage so far. Must not be added up.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param contextWindow The size of the model's context, in tokens.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record UsageReportedEvent(
    String id,
    String sessionId,
    String timestamp,
    TokenUsage usage,
    UsageScope scope,
    String model,
    Double costUsd,
    Long contextWindow,
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
  public UsageReportedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(usage, "usage");
    Objects.requireNonNull(scope, "scope");
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static UsageReportedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "usageReported");
    return new UsageReportedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("usage", TokenUsage::decode),
        in.required("scope", UsageScope::decode),
        in.optional("model", Decoders.TEXT),
        in.optional("costUsd", Decoders.number(0, Double.MAX_VALUE)),
        in.optional("contextWindow", Decoders.COUNT),
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
    return "usageReported";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "usageReported");
    out.put("usage", usage);
    out.put("scope", scope);
    out.put("model", model);
    out.put("costUsd", costUsd);
    out.put("contextWindow", contextWindow);
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
    return cases.usageReportedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, TokenUsage usage, UsageScope scope) {
    return new Builder(id, sessionId, timestamp, usage, scope);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, usage, scope);
    builder.model = model;
    builder.costUsd = costUsd;
    builder.contextWindow = contextWindow;
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
    private TokenUsage usage;
    private UsageScope scope;
    private String model;
    private Double costUsd;
    private Long contextWindow;
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
        String id, String sessionId, String timestamp, TokenUsage usage, UsageScope scope) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.usage = usage;
      this.scope = scope;
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

    public Builder usage(TokenUsage usage) {
      this.usage = usage;
      return this;
    }

    public Builder scope(UsageScope scope) {
      this.scope = scope;
      return this;
    }

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public Builder costUsd(double costUsd) {
      this.costUsd = costUsd;
      return this;
    }

    public Builder contextWindow(long contextWindow) {
      this.contextWindow = contextWindow;
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

    public UsageReportedEvent build() {
      return new UsageReportedEvent(
          id,
          sessionId,
          timestamp,
          usage,
          scope,
          model,
          costUsd,
          contextWindow,
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

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
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A turn succeeded.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param turnNumber From 1, counted over all runs of a session.
 * @param usage Of this turn, sub-agents included.
 * @param result The final answer, if the vendor repeats it.
 * @param stopReason Why the model stopped, in the vendor's words.
 * @param terminalReason Why the turn ended, in the vendor's words.
 * @param structuredOutput The answer to `outputSchema`.
 * @param costUsd Of this turn; only if it was reported.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record TurnCompletedEvent(
    String id,
    String sessionId,
    String timestamp,
    long turnNumber,
    TokenUsage usage,
    Long durationMs,
    String result,
    String stopReason,
    String terminalReason,
    JsonNode structuredOutput,
    Double costUsd,
    CostSource costSource,
    Map<String, TokenUsage> usageByModel,
    List<PermissionDenial> permissionDenials,
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
  public TurnCompletedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(usage, "usage");
    usageByModel = Copies.of(usageByModel);
    permissionDenials = Copies.of(permissionDenials);
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static TurnCompletedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "turnCompleted");
    return new TurnCompletedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("turnNumber", Decoders.ORDINAL),
        in.required("usage", TokenUsage::decode),
        in.optional("durationMs", Decoders.COUNT),
        in.optional("result", Decoders.TEXT),
        in.optional("stopReason", Decoders.TEXT),
        in.optional("terminalReason", Decoders.TEXT),
        in.optional("structuredOutput", Decoders.ANY),
        in.optional("costUsd", Decoders.number(0, Double.MAX_VALUE)),
        in.optional("costSource", CostSource::decode),
        in.optional("usageByModel", Decoders.map(TokenUsage::decode)),
        in.optional("permissionDenials", Decoders.list(PermissionDenial::decode)),
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
    return "turnCompleted";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "turnCompleted");
    out.put("turnNumber", turnNumber);
    out.put("usage", usage);
    out.put("durationMs", durationMs);
    out.put("result", result);
    out.put("stopReason", stopReason);
    out.put("terminalReason", terminalReason);
    out.put("structuredOutput", structuredOutput);
    out.put("costUsd", costUsd);
    out.put("costSource", costSource);
    out.put("usageByModel", usageByModel);
    out.put("permissionDenials", permissionDenials);
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
    return cases.turnCompletedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, long turnNumber, TokenUsage usage) {
    return new Builder(id, sessionId, timestamp, turnNumber, usage);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, turnNumber, usage);
    builder.durationMs = durationMs;
    builder.result = result;
    builder.stopReason = stopReason;
    builder.terminalReason = terminalReason;
    builder.structuredOutput = structuredOutput;
    builder.costUsd = costUsd;
    builder.costSource = costSource;
    builder.usageByModel = usageByModel;
    builder.permissionDenials = permissionDenials;
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
    private long turnNumber;
    private TokenUsage usage;
    private Long durationMs;
    private String result;
    private String stopReason;
    private String terminalReason;
    private JsonNode structuredOutput;
    private Double costUsd;
    private CostSource costSource;
    private Map<String, TokenUsage> usageByModel;
    private List<PermissionDenial> permissionDenials;
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
        String id, String sessionId, String timestamp, long turnNumber, TokenUsage usage) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.turnNumber = turnNumber;
      this.usage = usage;
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

    public Builder turnNumber(long turnNumber) {
      this.turnNumber = turnNumber;
      return this;
    }

    public Builder usage(TokenUsage usage) {
      this.usage = usage;
      return this;
    }

    public Builder durationMs(long durationMs) {
      this.durationMs = durationMs;
      return this;
    }

    public Builder result(String result) {
      this.result = result;
      return this;
    }

    public Builder stopReason(String stopReason) {
      this.stopReason = stopReason;
      return this;
    }

    public Builder terminalReason(String terminalReason) {
      this.terminalReason = terminalReason;
      return this;
    }

    public Builder structuredOutput(JsonNode structuredOutput) {
      this.structuredOutput = structuredOutput;
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

    public Builder usageByModel(Map<String, TokenUsage> usageByModel) {
      this.usageByModel = usageByModel;
      return this;
    }

    public Builder permissionDenials(List<PermissionDenial> permissionDenials) {
      this.permissionDenials = permissionDenials;
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

    public TurnCompletedEvent build() {
      return new TurnCompletedEvent(
          id,
          sessionId,
          timestamp,
          turnNumber,
          usage,
          durationMs,
          result,
          stopReason,
          terminalReason,
          structuredOutput,
          costUsd,
          costSource,
          usageByModel,
          permissionDenials,
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

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
import dev.agentstream.model.words.ApprovalMode;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Facts about the session were learnt or changed.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param model The vendor's name of the model.
 * @param cwd The agent's working directory.
 * @param tools The tools that the agent reports.
 * @param nativeSessionId The vendor's id of the conversation, to resume it with.
 * @param agentVersion The version of the CLI.
 * @param capabilities The capabilities that the agent reports, in its own words.
 * @param approvalMode The current mode of the agent.
 * @param contextCleared The agent has forgotten the conversation so far.
 * @param reason The cause, if the vendor reports it.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record SessionUpdatedEvent(
    String id,
    String sessionId,
    String timestamp,
    String model,
    String cwd,
    List<String> tools,
    String nativeSessionId,
    String agentVersion,
    ObjectNode capabilities,
    ApprovalMode approvalMode,
    Boolean contextCleared,
    String reason,
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
  public SessionUpdatedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    tools = Copies.of(tools);
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static SessionUpdatedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "sessionUpdated");
    return new SessionUpdatedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.optional("model", Decoders.TEXT),
        in.optional("cwd", Decoders.TEXT),
        in.optional("tools", Decoders.list(Decoders.TEXT)),
        in.optional("nativeSessionId", Decoders.TEXT),
        in.optional("agentVersion", Decoders.TEXT),
        in.optional("capabilities", Decoders.OBJECT),
        in.optional("approvalMode", ApprovalMode::decode),
        in.optional("contextCleared", Decoders.BOOLEAN),
        in.optional("reason", Decoders.TEXT),
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
    return "sessionUpdated";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "sessionUpdated");
    out.put("model", model);
    out.put("cwd", cwd);
    out.put("tools", tools);
    out.put("nativeSessionId", nativeSessionId);
    out.put("agentVersion", agentVersion);
    out.put("capabilities", capabilities);
    out.put("approvalMode", approvalMode);
    out.put("contextCleared", contextCleared);
    out.put("reason", reason);
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
    return cases.sessionUpdatedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String sessionId, String timestamp) {
    return new Builder(id, sessionId, timestamp);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp);
    builder.model = model;
    builder.cwd = cwd;
    builder.tools = tools;
    builder.nativeSessionId = nativeSessionId;
    builder.agentVersion = agentVersion;
    builder.capabilities = capabilities;
    builder.approvalMode = approvalMode;
    builder.contextCleared = contextCleared;
    builder.reason = reason;
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
    private String model;
    private String cwd;
    private List<String> tools;
    private String nativeSessionId;
    private String agentVersion;
    private ObjectNode capabilities;
    private ApprovalMode approvalMode;
    private Boolean contextCleared;
    private String reason;
    private Long seq;
    private Long run;
    private AgentType agentType;
    private String parentToolId;
    private String subagentId;
    private Origin origin;
    private JsonNode raw;
    private List<String> omitted;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String sessionId, String timestamp) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
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

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public Builder cwd(String cwd) {
      this.cwd = cwd;
      return this;
    }

    public Builder tools(List<String> tools) {
      this.tools = tools;
      return this;
    }

    public Builder nativeSessionId(String nativeSessionId) {
      this.nativeSessionId = nativeSessionId;
      return this;
    }

    public Builder agentVersion(String agentVersion) {
      this.agentVersion = agentVersion;
      return this;
    }

    public Builder capabilities(ObjectNode capabilities) {
      this.capabilities = capabilities;
      return this;
    }

    public Builder approvalMode(ApprovalMode approvalMode) {
      this.approvalMode = approvalMode;
      return this;
    }

    public Builder contextCleared(boolean contextCleared) {
      this.contextCleared = contextCleared;
      return this;
    }

    public Builder reason(String reason) {
      this.reason = reason;
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

    public SessionUpdatedEvent build() {
      return new SessionUpdatedEvent(
          id,
          sessionId,
          timestamp,
          model,
          cwd,
          tools,
          nativeSessionId,
          agentVersion,
          capabilities,
          approvalMode,
          contextCleared,
          reason,
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

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
import dev.agentstream.model.words.ToolKind;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The agent asks for permission and waits.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param requestId The id of the request; unique in the session.
 * @param toolName The tool, in the vendor's words.
 * @param arguments Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
 * @param toolId The call that waits.
 * @param reason Why the agent asks.
 * @param plan The plan, if the request is to approve one.
 * @param canChangeArguments Whether an answer may change `arguments`. Absent: not known.
 * @param expiresAt An unanswered request counts as denied after this time.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record PermissionRequestedEvent(
    String id,
    String sessionId,
    String timestamp,
    String requestId,
    String toolName,
    ObjectNode arguments,
    String toolId,
    String title,
    ToolKind toolKind,
    List<Location> locations,
    List<ProposedChange> changes,
    List<PermissionOption> options,
    String reason,
    String plan,
    Boolean canChangeArguments,
    String expiresAt,
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
  public PermissionRequestedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(requestId, "requestId");
    Objects.requireNonNull(toolName, "toolName");
    locations = Copies.of(locations);
    changes = Copies.of(changes);
    options = Copies.of(options);
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static PermissionRequestedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "permissionRequested");
    return new PermissionRequestedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("requestId", Decoders.TEXT),
        in.required("toolName", Decoders.TEXT),
        in.optional("arguments", Decoders.OBJECT),
        in.optional("toolId", Decoders.TEXT),
        in.optional("title", Decoders.TEXT),
        in.optional("toolKind", ToolKind::decode),
        in.optional("locations", Decoders.list(Location::decode)),
        in.optional("changes", Decoders.list(ProposedChange::decode)),
        in.optional("options", Decoders.list(PermissionOption::decode)),
        in.optional("reason", Decoders.TEXT),
        in.optional("plan", Decoders.TEXT),
        in.optional("canChangeArguments", Decoders.BOOLEAN),
        in.optional("expiresAt", Decoders.TIMESTAMP),
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
    return "permissionRequested";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "permissionRequested");
    out.put("requestId", requestId);
    out.put("toolName", toolName);
    out.put("arguments", arguments);
    out.put("toolId", toolId);
    out.put("title", title);
    out.put("toolKind", toolKind);
    out.put("locations", locations);
    out.put("changes", changes);
    out.put("options", options);
    out.put("reason", reason);
    out.put("plan", plan);
    out.put("canChangeArguments", canChangeArguments);
    out.put("expiresAt", expiresAt);
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
    return cases.permissionRequestedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, String requestId, String toolName) {
    return new Builder(id, sessionId, timestamp, requestId, toolName);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, requestId, toolName);
    builder.arguments = arguments;
    builder.toolId = toolId;
    builder.title = title;
    builder.toolKind = toolKind;
    builder.locations = locations;
    builder.changes = changes;
    builder.options = options;
    builder.reason = reason;
    builder.plan = plan;
    builder.canChangeArguments = canChangeArguments;
    builder.expiresAt = expiresAt;
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
    private String toolName;
    private ObjectNode arguments;
    private String toolId;
    private String title;
    private ToolKind toolKind;
    private List<Location> locations;
    private List<ProposedChange> changes;
    private List<PermissionOption> options;
    private String reason;
    private String plan;
    private Boolean canChangeArguments;
    private String expiresAt;
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
        String id, String sessionId, String timestamp, String requestId, String toolName) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.requestId = requestId;
      this.toolName = toolName;
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

    public Builder toolName(String toolName) {
      this.toolName = toolName;
      return this;
    }

    public Builder arguments(ObjectNode arguments) {
      this.arguments = arguments;
      return this;
    }

    public Builder toolId(String toolId) {
      this.toolId = toolId;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder toolKind(ToolKind toolKind) {
      this.toolKind = toolKind;
      return this;
    }

    public Builder locations(List<Location> locations) {
      this.locations = locations;
      return this;
    }

    public Builder changes(List<ProposedChange> changes) {
      this.changes = changes;
      return this;
    }

    public Builder options(List<PermissionOption> options) {
      this.options = options;
      return this;
    }

    public Builder reason(String reason) {
      this.reason = reason;
      return this;
    }

    public Builder plan(String plan) {
      this.plan = plan;
      return this;
    }

    public Builder canChangeArguments(boolean canChangeArguments) {
      this.canChangeArguments = canChangeArguments;
      return this;
    }

    public Builder expiresAt(String expiresAt) {
      this.expiresAt = expiresAt;
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

    public PermissionRequestedEvent build() {
      return new PermissionRequestedEvent(
          id,
          sessionId,
          timestamp,
          requestId,
          toolName,
          arguments,
          toolId,
          title,
          toolKind,
          locations,
          changes,
          options,
          reason,
          plan,
          canChangeArguments,
          expiresAt,
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

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
 * A tool call started.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param toolId The id of the call; unique in the session.
 * @param toolName The tool, in the vendor's words.
 * @param arguments Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
 * @param toolKind The kind of the tool, with the same words for every agent.
 * @param title A line about the call, for people.
 * @param server The MCP server it belongs to.
 * @param startedAt When it started, if the vendor reports it later.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record ToolStartedEvent(
    String id,
    String sessionId,
    String timestamp,
    String toolId,
    String toolName,
    ObjectNode arguments,
    ToolKind toolKind,
    String title,
    String server,
    List<Location> locations,
    String startedAt,
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
  public ToolStartedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(toolId, "toolId");
    Objects.requireNonNull(toolName, "toolName");
    locations = Copies.of(locations);
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static ToolStartedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "toolStarted");
    return new ToolStartedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("toolId", Decoders.TEXT),
        in.required("toolName", Decoders.TEXT),
        in.optional("arguments", Decoders.OBJECT),
        in.optional("toolKind", ToolKind::decode),
        in.optional("title", Decoders.TEXT),
        in.optional("server", Decoders.TEXT),
        in.optional("locations", Decoders.list(Location::decode)),
        in.optional("startedAt", Decoders.TIMESTAMP),
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
    return "toolStarted";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "toolStarted");
    out.put("toolId", toolId);
    out.put("toolName", toolName);
    out.put("arguments", arguments);
    out.put("toolKind", toolKind);
    out.put("title", title);
    out.put("server", server);
    out.put("locations", locations);
    out.put("startedAt", startedAt);
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
    return cases.toolStartedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, String toolId, String toolName) {
    return new Builder(id, sessionId, timestamp, toolId, toolName);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, toolId, toolName);
    builder.arguments = arguments;
    builder.toolKind = toolKind;
    builder.title = title;
    builder.server = server;
    builder.locations = locations;
    builder.startedAt = startedAt;
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
    private String toolId;
    private String toolName;
    private ObjectNode arguments;
    private ToolKind toolKind;
    private String title;
    private String server;
    private List<Location> locations;
    private String startedAt;
    private Long seq;
    private Long run;
    private AgentType agentType;
    private String parentToolId;
    private String subagentId;
    private Origin origin;
    private JsonNode raw;
    private List<String> omitted;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String sessionId, String timestamp, String toolId, String toolName) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.toolId = toolId;
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

    public Builder toolId(String toolId) {
      this.toolId = toolId;
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

    public Builder toolKind(ToolKind toolKind) {
      this.toolKind = toolKind;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder server(String server) {
      this.server = server;
      return this;
    }

    public Builder locations(List<Location> locations) {
      this.locations = locations;
      return this;
    }

    public Builder startedAt(String startedAt) {
      this.startedAt = startedAt;
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

    public ToolStartedEvent build() {
      return new ToolStartedEvent(
          id,
          sessionId,
          timestamp,
          toolId,
          toolName,
          arguments,
          toolKind,
          title,
          server,
          locations,
          startedAt,
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

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
import dev.agentstream.model.words.ChangeType;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A file was changed. Emitted after the change.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param filePath As reported by the vendor.
 * @param diff A unified diff.
 * @param before The content before.
 * @param after The content after.
 * @param movedTo The new path of a file that was moved.
 * @param toolId The call that changed it.
 * @param inferred Inferred from a call that succeeded; the vendor does not report it.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record FileChangedEvent(
    String id,
    String sessionId,
    String timestamp,
    String filePath,
    ChangeType changeType,
    String diff,
    String before,
    String after,
    String movedTo,
    String toolId,
    Boolean inferred,
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
  public FileChangedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(filePath, "filePath");
    Objects.requireNonNull(changeType, "changeType");
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static FileChangedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "fileChanged");
    return new FileChangedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("filePath", Decoders.TEXT),
        in.required("changeType", ChangeType::decodeKnown),
        in.optional("diff", Decoders.TEXT),
        in.optional("before", Decoders.TEXT),
        in.optional("after", Decoders.TEXT),
        in.optional("movedTo", Decoders.TEXT),
        in.optional("toolId", Decoders.TEXT),
        in.optional("inferred", Decoders.BOOLEAN),
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
    return "fileChanged";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "fileChanged");
    out.put("filePath", filePath);
    out.put("changeType", changeType);
    out.put("diff", diff);
    out.put("before", before);
    out.put("after", after);
    out.put("movedTo", movedTo);
    out.put("toolId", toolId);
    out.put("inferred", inferred);
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
    return cases.fileChangedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, String filePath, ChangeType changeType) {
    return new Builder(id, sessionId, timestamp, filePath, changeType);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, filePath, changeType);
    builder.diff = diff;
    builder.before = before;
    builder.after = after;
    builder.movedTo = movedTo;
    builder.toolId = toolId;
    builder.inferred = inferred;
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
    private String filePath;
    private ChangeType changeType;
    private String diff;
    private String before;
    private String after;
    private String movedTo;
    private String toolId;
    private Boolean inferred;
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
        String id, String sessionId, String timestamp, String filePath, ChangeType changeType) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.filePath = filePath;
      this.changeType = changeType;
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

    public Builder filePath(String filePath) {
      this.filePath = filePath;
      return this;
    }

    public Builder changeType(ChangeType changeType) {
      this.changeType = changeType;
      return this;
    }

    public Builder diff(String diff) {
      this.diff = diff;
      return this;
    }

    public Builder before(String before) {
      this.before = before;
      return this;
    }

    public Builder after(String after) {
      this.after = after;
      return this;
    }

    public Builder movedTo(String movedTo) {
      this.movedTo = movedTo;
      return this;
    }

    public Builder toolId(String toolId) {
      this.toolId = toolId;
      return this;
    }

    public Builder inferred(boolean inferred) {
      this.inferred = inferred;
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

    public FileChangedEvent build() {
      return new FileChangedEvent(
          id,
          sessionId,
          timestamp,
          filePath,
          changeType,
          diff,
          before,
          after,
          movedTo,
          toolId,
          inferred,
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

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
import dev.agentstream.model.words.Phase;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A piece of the agent's text.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param content The new part of the text; the contents of a block concatenate to its text.
 * @param isComplete The block is closed by this chunk. Absent: false.
 * @param text The whole text of the block; only on its closing chunk.
 * @param blockId The id of the block; always sent by us.
 * @param messageId The vendor's id of the message.
 * @param phase The purpose of the text, in the vendor's words.
 * @param local Written by the CLI itself, not by a model.
 * @param interrupted The block was cut off: its text is incomplete.
 * @param seq Position in the session: from 1, without gaps.
 * @param run The number of the run in the session: from 1.
 * @param parentToolId The tool call whose sub-agent this event belongs to.
 * @param subagentId The sub-agent this event belongs to.
 * @param raw The native line this event came from, as JSON; only when the run asked for it.
 * @param omitted Fields that are omitted from this event: they repeat values already sent, and
 *     exceed 1 MiB.
 * @param extra Fields that this version does not know.
 */
public record TextChunkEvent(
    String id,
    String sessionId,
    String timestamp,
    String content,
    Boolean isComplete,
    String text,
    String blockId,
    String messageId,
    Phase phase,
    Boolean local,
    Boolean interrupted,
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
  public TextChunkEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(content, "content");
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static TextChunkEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "textChunk");
    return new TextChunkEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("content", Decoders.TEXT),
        in.optional("isComplete", Decoders.BOOLEAN),
        in.optional("text", Decoders.TEXT),
        in.optional("blockId", Decoders.TEXT),
        in.optional("messageId", Decoders.TEXT),
        in.optional("phase", Phase::decode),
        in.optional("local", Decoders.BOOLEAN),
        in.optional("interrupted", Decoders.BOOLEAN),
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
    return "textChunk";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "textChunk");
    out.put("content", content);
    out.put("isComplete", isComplete);
    out.put("text", text);
    out.put("blockId", blockId);
    out.put("messageId", messageId);
    out.put("phase", phase);
    out.put("local", local);
    out.put("interrupted", interrupted);
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
    return cases.textChunkEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String sessionId, String timestamp, String content) {
    return new Builder(id, sessionId, timestamp, content);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, content);
    builder.isComplete = isComplete;
    builder.text = text;
    builder.blockId = blockId;
    builder.messageId = messageId;
    builder.phase = phase;
    builder.local = local;
    builder.interrupted = interrupted;
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
    private String content;
    private Boolean isComplete;
    private String text;
    private String blockId;
    private String messageId;
    private Phase phase;
    private Boolean local;
    private Boolean interrupted;
    private Long seq;
    private Long run;
    private AgentType agentType;
    private String parentToolId;
    private String subagentId;
    private Origin origin;
    private JsonNode raw;
    private List<String> omitted;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String sessionId, String timestamp, String content) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.content = content;
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

    public Builder content(String content) {
      this.content = content;
      return this;
    }

    public Builder isComplete(boolean isComplete) {
      this.isComplete = isComplete;
      return this;
    }

    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public Builder blockId(String blockId) {
      this.blockId = blockId;
      return this;
    }

    public Builder messageId(String messageId) {
      this.messageId = messageId;
      return this;
    }

    public Builder phase(Phase phase) {
      this.phase = phase;
      return this;
    }

    public Builder local(boolean local) {
      this.local = local;
      return this;
    }

    public Builder interrupted(boolean interrupted) {
      this.interrupted = interrupted;
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

    public TextChunkEvent build() {
      return new TextChunkEvent(
          id,
          sessionId,
          timestamp,
          content,
          isComplete,
          text,
          blockId,
          messageId,
          phase,
          local,
          interrupted,
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

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
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The agent asks the user questions and waits.
 *
 * @param id `&lt;sessionId&gt;.&lt;seq&gt;`: unique among all events.
 * @param sessionId The session. It never changes, even if the vendor's own id does.
 * @param timestamp When the event was emitted: ISO 8601, UTC, milliseconds.
 * @param requestId The id of the request; unique in the session.
 * @param toolId The call that waits.
 * @param schema The JSON Schema of the answer, if it is a form.
 * @param url The page to answer on.
 * @param server The MCP server that asks.
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
public record QuestionAskedEvent(
    String id,
    String sessionId,
    String timestamp,
    String requestId,
    List<Question> questions,
    String toolId,
    String message,
    ObjectNode schema,
    String url,
    String server,
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
  public QuestionAskedEvent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(requestId, "requestId");
    Objects.requireNonNull(questions, "questions");
    questions = Copies.of(questions);
    omitted = Copies.of(omitted);
    extra = Copies.of(extra);
  }

  public static QuestionAskedEvent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "questionAsked");
    return new QuestionAskedEvent(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("requestId", Decoders.TEXT),
        in.required("questions", Decoders.list(Question::decode)),
        in.optional("toolId", Decoders.TEXT),
        in.optional("message", Decoders.TEXT),
        in.optional("schema", Decoders.OBJECT),
        in.optional("url", Decoders.TEXT),
        in.optional("server", Decoders.TEXT),
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
    return "questionAsked";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "questionAsked");
    out.put("requestId", requestId);
    out.put("questions", questions);
    out.put("toolId", toolId);
    out.put("message", message);
    out.put("schema", schema);
    out.put("url", url);
    out.put("server", server);
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
    return cases.questionAskedEvent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, String requestId, List<Question> questions) {
    return new Builder(id, sessionId, timestamp, requestId, questions);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, requestId, questions);
    builder.toolId = toolId;
    builder.message = message;
    builder.schema = schema;
    builder.url = url;
    builder.server = server;
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
    private List<Question> questions;
    private String toolId;
    private String message;
    private ObjectNode schema;
    private String url;
    private String server;
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
        String id, String sessionId, String timestamp, String requestId, List<Question> questions) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.requestId = requestId;
      this.questions = questions;
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

    public Builder questions(List<Question> questions) {
      this.questions = questions;
      return this;
    }

    public Builder toolId(String toolId) {
      this.toolId = toolId;
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder schema(ObjectNode schema) {
      this.schema = schema;
      return this;
    }

    public Builder url(String url) {
      this.url = url;
      return this;
    }

    public Builder server(String server) {
      this.server = server;
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

    public QuestionAskedEvent build() {
      return new QuestionAskedEvent(
          id,
          sessionId,
          timestamp,
          requestId,
          questions,
          toolId,
          message,
          schema,
          url,
          server,
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

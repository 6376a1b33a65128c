// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.events.TokenUsage;
import dev.agentstream.model.words.AgentType;
import dev.agentstream.model.words.SessionState;
import java.util.Map;
import java.util.Objects;

/**
 * A session, as the gateway returns it.
 *
 * @param lastSeq The seq of its newest event; 0 before the first.
 * @param turn The number of its newest turn; 0 before the first.
 * @param alias The client's own id of the session, such as the id of a chat.
 * @param extra Fields that this version does not know.
 */
public record Session(
    String id,
    AgentType agentType,
    SessionState state,
    String createdAt,
    String updatedAt,
    long lastSeq,
    long turn,
    TokenUsage usage,
    String nativeSessionId,
    String alias,
    Map<String, JsonNode> extra)
    implements Model {
  public Session {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(agentType, "agentType");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(createdAt, "createdAt");
    Objects.requireNonNull(updatedAt, "updatedAt");
    extra = Copies.of(extra);
  }

  public static Session decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new Session(
        in.required("id", Decoders.TEXT),
        in.required("agentType", AgentType::decode),
        in.required("state", SessionState::decode),
        in.required("createdAt", Decoders.TIMESTAMP),
        in.required("updatedAt", Decoders.TIMESTAMP),
        in.required("lastSeq", Decoders.COUNT),
        in.required("turn", Decoders.COUNT),
        in.optional("usage", TokenUsage::decode),
        in.optional("nativeSessionId", Decoders.TEXT),
        in.optional("alias", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("agentType", agentType);
    out.put("state", state);
    out.put("createdAt", createdAt);
    out.put("updatedAt", updatedAt);
    out.put("lastSeq", lastSeq);
    out.put("turn", turn);
    out.put("usage", usage);
    out.put("nativeSessionId", nativeSessionId);
    out.put("alias", alias);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id,
      AgentType agentType,
      SessionState state,
      String createdAt,
      String updatedAt,
      long lastSeq,
      long turn) {
    return new Builder(id, agentType, state, createdAt, updatedAt, lastSeq, turn);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, agentType, state, createdAt, updatedAt, lastSeq, turn);
    builder.usage = usage;
    builder.nativeSessionId = nativeSessionId;
    builder.alias = alias;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private AgentType agentType;
    private SessionState state;
    private String createdAt;
    private String updatedAt;
    private long lastSeq;
    private long turn;
    private TokenUsage usage;
    private String nativeSessionId;
    private String alias;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String id,
        AgentType agentType,
        SessionState state,
        String createdAt,
        String updatedAt,
        long lastSeq,
        long turn) {
      this.id = id;
      this.agentType = agentType;
      this.state = state;
      this.createdAt = createdAt;
      this.updatedAt = updatedAt;
      this.lastSeq = lastSeq;
      this.turn = turn;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder agentType(AgentType agentType) {
      this.agentType = agentType;
      return this;
    }

    public Builder state(SessionState state) {
      this.state = state;
      return this;
    }

    public Builder createdAt(String createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    public Builder updatedAt(String updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    public Builder lastSeq(long lastSeq) {
      this.lastSeq = lastSeq;
      return this;
    }

    public Builder turn(long turn) {
      this.turn = turn;
      return this;
    }

    public Builder usage(TokenUsage usage) {
      this.usage = usage;
      return this;
    }

    public Builder nativeSessionId(String nativeSessionId) {
      this.nativeSessionId = nativeSessionId;
      return this;
    }

    public Builder alias(String alias) {
      this.alias = alias;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public Session build() {
      return new Session(
          id,
          agentType,
          state,
          createdAt,
          updatedAt,
          lastSeq,
          turn,
          usage,
          nativeSessionId,
          alias,
          extra);
    }
  }
}

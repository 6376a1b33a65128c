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
import dev.agentstream.model.events.PermissionRequestedEvent;
import dev.agentstream.model.words.AgentType;
import java.util.Map;
import java.util.Objects;

/**
 * The event, and the session that it belongs to.
 *
 * @param run Which execution of the session: from 1.
 * @param owner The name of the session's owner.
 * @param alias The id that a client gave the session, such as that of a chat.
 * @param truncated Long texts of the event are cut; the session's log has them in full.
 * @param extra Fields that this version does not know.
 */
public record PermissionRequestedEventData(
    String sessionId,
    long run,
    AgentType agentType,
    String owner,
    String alias,
    Boolean truncated,
    PermissionRequestedEvent event,
    Map<String, JsonNode> extra)
    implements Model {
  public PermissionRequestedEventData {
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(agentType, "agentType");
    Objects.requireNonNull(owner, "owner");
    Objects.requireNonNull(event, "event");
    extra = Copies.of(extra);
  }

  public static PermissionRequestedEventData decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new PermissionRequestedEventData(
        in.required("sessionId", Decoders.TEXT),
        in.required("run", Decoders.ORDINAL),
        in.required("agentType", AgentType::decode),
        in.required("owner", Decoders.TEXT),
        in.optional("alias", Decoders.TEXT),
        in.optional("truncated", Decoders.BOOLEAN),
        in.required("event", PermissionRequestedEvent::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionId", sessionId);
    out.put("run", run);
    out.put("agentType", agentType);
    out.put("owner", owner);
    out.put("alias", alias);
    out.put("truncated", truncated);
    out.put("event", event);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String sessionId,
      long run,
      AgentType agentType,
      String owner,
      PermissionRequestedEvent event) {
    return new Builder(sessionId, run, agentType, owner, event);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId, run, agentType, owner, event);
    builder.alias = alias;
    builder.truncated = truncated;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private long run;
    private AgentType agentType;
    private String owner;
    private String alias;
    private Boolean truncated;
    private PermissionRequestedEvent event;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String sessionId,
        long run,
        AgentType agentType,
        String owner,
        PermissionRequestedEvent event) {
      this.sessionId = sessionId;
      this.run = run;
      this.agentType = agentType;
      this.owner = owner;
      this.event = event;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
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

    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    public Builder alias(String alias) {
      this.alias = alias;
      return this;
    }

    public Builder truncated(boolean truncated) {
      this.truncated = truncated;
      return this;
    }

    public Builder event(PermissionRequestedEvent event) {
      this.event = event;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public PermissionRequestedEventData build() {
      return new PermissionRequestedEventData(
          sessionId, run, agentType, owner, alias, truncated, event, extra);
    }
  }
}

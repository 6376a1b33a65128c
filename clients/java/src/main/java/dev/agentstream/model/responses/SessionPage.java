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
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A page of sessions.
 *
 * @param next The `cursor` of the next page; null at the end.
 * @param extra Fields that this version does not know.
 */
public record SessionPage(List<Session> sessions, String next, Map<String, JsonNode> extra)
    implements Model {
  public SessionPage {
    Objects.requireNonNull(sessions, "sessions");
    sessions = Copies.of(sessions);
    extra = Copies.of(extra);
  }

  public static SessionPage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SessionPage(
        in.required("sessions", Decoders.list(Session::decode)),
        in.requiredOrNull("next", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessions", sessions);
    out.putOrNull("next", next);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<Session> sessions, String next) {
    return new Builder(sessions, next);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessions, next);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private List<Session> sessions;
    private String next;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<Session> sessions, String next) {
      this.sessions = sessions;
      this.next = next;
    }

    public Builder sessions(List<Session> sessions) {
      this.sessions = sessions;
      return this;
    }

    public Builder next(String next) {
      this.next = next;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionPage build() {
      return new SessionPage(sessions, next, extra);
    }
  }
}

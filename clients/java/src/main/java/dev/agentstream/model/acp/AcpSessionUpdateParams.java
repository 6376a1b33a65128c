// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * An update of a session.
 *
 * @param sessionId The agent's id of the session.
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpSessionUpdateParams(
    String sessionId, AcpUpdate update, ObjectNode meta, Map<String, JsonNode> extra)
    implements Model {
  public AcpSessionUpdateParams {
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(update, "update");
    extra = Copies.of(extra);
  }

  public static AcpSessionUpdateParams decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpSessionUpdateParams(
        in.required("sessionId", Decoders.TEXT),
        in.required("update", AcpUpdate::decode),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionId", sessionId);
    out.put("update", update);
    out.put("_meta", meta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sessionId, AcpUpdate update) {
    return new Builder(sessionId, update);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId, update);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private AcpUpdate update;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String sessionId, AcpUpdate update) {
      this.sessionId = sessionId;
      this.update = update;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder update(AcpUpdate update) {
      this.update = update;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpSessionUpdateParams build() {
      return new AcpSessionUpdateParams(sessionId, update, meta, extra);
    }
  }
}

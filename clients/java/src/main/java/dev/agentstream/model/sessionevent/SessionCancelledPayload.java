// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.sessionevent;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * What cancelled carries.
 *
 * @param extra Fields that this version does not know.
 */
public record SessionCancelledPayload(Map<String, JsonNode> extra) implements Model {
  public SessionCancelledPayload {
    extra = Copies.of(extra);
  }

  public static SessionCancelledPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SessionCancelledPayload(in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionCancelledPayload build() {
      return new SessionCancelledPayload(extra);
    }
  }
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * A message of a later version.
 *
 * @param extra Fields that this version does not know.
 */
public record UnknownWebhookMessage(String type, Map<String, JsonNode> extra)
    implements WebhookMessage {
  public UnknownWebhookMessage {
    Objects.requireNonNull(type, "type");
    extra = Copies.of(extra);
  }

  public static UnknownWebhookMessage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UnknownWebhookMessage(in.required("type", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", type);
    return out.end(extra);
  }

  @Override
  public <R> R match(WebhookMessage.Cases<R> cases) {
    return cases.unknownWebhookMessage(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String type) {
    return new Builder(type);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(type);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String type;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String type) {
      this.type = type;
    }

    public Builder type(String type) {
      this.type = type;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UnknownWebhookMessage build() {
      return new UnknownWebhookMessage(type, extra);
    }
  }
}

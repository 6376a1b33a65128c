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
import java.util.Map;

/**
 * Whether the server is alive, or accepts requests.
 *
 * @param reason Why it does not accept requests.
 * @param quarantined Sessions whose log cannot be read.
 * @param extra Fields that this version does not know.
 */
public record Health(boolean ok, String reason, Long quarantined, Map<String, JsonNode> extra)
    implements Model {
  public Health {
    extra = Copies.of(extra);
  }

  public static Health decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new Health(
        in.required("ok", Decoders.BOOLEAN),
        in.optional("reason", Decoders.TEXT),
        in.optional("quarantined", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("ok", ok);
    out.put("reason", reason);
    out.put("quarantined", quarantined);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(boolean ok) {
    return new Builder(ok);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(ok);
    builder.reason = reason;
    builder.quarantined = quarantined;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private boolean ok;
    private String reason;
    private Long quarantined;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(boolean ok) {
      this.ok = ok;
    }

    public Builder ok(boolean ok) {
      this.ok = ok;
      return this;
    }

    public Builder reason(String reason) {
      this.reason = reason;
      return this;
    }

    public Builder quarantined(long quarantined) {
      this.quarantined = quarantined;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public Health build() {
      return new Health(ok, reason, quarantined, extra);
    }
  }
}

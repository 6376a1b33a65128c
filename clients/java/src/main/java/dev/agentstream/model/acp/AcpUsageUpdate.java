// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * How full the context is, and what the session cost so far.
 *
 * @param meta An agent's own additions.
 * @param used Tokens in the context.
 * @param size Tokens that the context can hold.
 * @param extra Fields that this version does not know.
 */
public record AcpUsageUpdate(
    ObjectNode meta, long used, long size, AcpCost cost, Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpUsageUpdate {
    extra = Copies.of(extra);
  }

  public static AcpUsageUpdate decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "usage_update");
    return new AcpUsageUpdate(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("used", Decoders.COUNT),
        in.required("size", Decoders.COUNT),
        in.optionalOrNull("cost", AcpCost::decode),
        in.extra());
  }

  public String sessionUpdate() {
    return "usage_update";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "usage_update");
    out.put("_meta", meta);
    out.put("used", used);
    out.put("size", size);
    out.put("cost", cost);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpUsageUpdate(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(long used, long size) {
    return new Builder(used, size);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(used, size);
    builder.meta = meta;
    builder.cost = cost;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private long used;
    private long size;
    private AcpCost cost;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long used, long size) {
      this.used = used;
      this.size = size;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder used(long used) {
      this.used = used;
      return this;
    }

    public Builder size(long size) {
      this.size = size;
      return this;
    }

    public Builder cost(AcpCost cost) {
      this.cost = cost;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpUsageUpdate build() {
      return new AcpUsageUpdate(meta, used, size, cost, extra);
    }
  }
}

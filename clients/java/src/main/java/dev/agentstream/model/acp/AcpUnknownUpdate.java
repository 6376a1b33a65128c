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
import java.util.Objects;

/**
 * A kind of update that this version does not know.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpUnknownUpdate(String sessionUpdate, ObjectNode meta, Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpUnknownUpdate {
    Objects.requireNonNull(sessionUpdate, "sessionUpdate");
    extra = Copies.of(extra);
  }

  public static AcpUnknownUpdate decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpUnknownUpdate(
        in.required("sessionUpdate", Decoders.TEXT),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", sessionUpdate);
    out.put("_meta", meta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpUnknownUpdate(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sessionUpdate) {
    return new Builder(sessionUpdate);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionUpdate);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sessionUpdate;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String sessionUpdate) {
      this.sessionUpdate = sessionUpdate;
    }

    public Builder sessionUpdate(String sessionUpdate) {
      this.sessionUpdate = sessionUpdate;
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

    public AcpUnknownUpdate build() {
      return new AcpUnknownUpdate(sessionUpdate, meta, extra);
    }
  }
}

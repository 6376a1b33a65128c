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
import dev.agentstream.model.words.Audience;
import java.util.List;
import java.util.Map;

/**
 * The audience of a block, and its priority.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpAnnotations(
    List<Audience> audience,
    Double priority,
    String lastModified,
    ObjectNode meta,
    Map<String, JsonNode> extra)
    implements Model {
  public AcpAnnotations {
    audience = Copies.of(audience);
    extra = Copies.of(extra);
  }

  public static AcpAnnotations decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpAnnotations(
        in.optionalOrNull("audience", Decoders.list(Audience::decode)),
        in.optionalOrNull("priority", Decoders.NUMBER),
        in.optionalOrNull("lastModified", Decoders.TEXT),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("audience", audience);
    out.put("priority", priority);
    out.put("lastModified", lastModified);
    out.put("_meta", meta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.audience = audience;
    builder.priority = priority;
    builder.lastModified = lastModified;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private List<Audience> audience;
    private Double priority;
    private String lastModified;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder audience(List<Audience> audience) {
      this.audience = audience;
      return this;
    }

    public Builder priority(double priority) {
      this.priority = priority;
      return this;
    }

    public Builder lastModified(String lastModified) {
      this.lastModified = lastModified;
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

    public AcpAnnotations build() {
      return new AcpAnnotations(audience, priority, lastModified, meta, extra);
    }
  }
}

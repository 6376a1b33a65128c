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
 * A file with its content.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpResourceBlock(
    AcpAnnotations annotations, ObjectNode meta, AcpResource resource, Map<String, JsonNode> extra)
    implements AcpContentBlock {
  public AcpResourceBlock {
    Objects.requireNonNull(resource, "resource");
    extra = Copies.of(extra);
  }

  public static AcpResourceBlock decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "resource");
    return new AcpResourceBlock(
        in.optionalOrNull("annotations", AcpAnnotations::decode),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("resource", AcpResource::decode),
        in.extra());
  }

  public String type() {
    return "resource";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "resource");
    out.put("annotations", annotations);
    out.put("_meta", meta);
    out.put("resource", resource);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpContentBlock.Cases<R> cases) {
    return cases.acpResourceBlock(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(AcpResource resource) {
    return new Builder(resource);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(resource);
    builder.annotations = annotations;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AcpAnnotations annotations;
    private ObjectNode meta;
    private AcpResource resource;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(AcpResource resource) {
      this.resource = resource;
    }

    public Builder annotations(AcpAnnotations annotations) {
      this.annotations = annotations;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder resource(AcpResource resource) {
      this.resource = resource;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpResourceBlock build() {
      return new AcpResourceBlock(annotations, meta, resource, extra);
    }
  }
}

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
 * An image.
 *
 * @param meta An agent's own additions.
 * @param data Base64.
 * @param extra Fields that this version does not know.
 */
public record AcpImageBlock(
    AcpAnnotations annotations,
    ObjectNode meta,
    String data,
    String mimeType,
    String uri,
    Map<String, JsonNode> extra)
    implements AcpContentBlock {
  public AcpImageBlock {
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(mimeType, "mimeType");
    extra = Copies.of(extra);
  }

  public static AcpImageBlock decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "image");
    return new AcpImageBlock(
        in.optionalOrNull("annotations", AcpAnnotations::decode),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("data", Decoders.TEXT),
        in.required("mimeType", Decoders.TEXT),
        in.optionalOrNull("uri", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "image";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "image");
    out.put("annotations", annotations);
    out.put("_meta", meta);
    out.put("data", data);
    out.put("mimeType", mimeType);
    out.put("uri", uri);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpContentBlock.Cases<R> cases) {
    return cases.acpImageBlock(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String data, String mimeType) {
    return new Builder(data, mimeType);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(data, mimeType);
    builder.annotations = annotations;
    builder.meta = meta;
    builder.uri = uri;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AcpAnnotations annotations;
    private ObjectNode meta;
    private String data;
    private String mimeType;
    private String uri;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String data, String mimeType) {
      this.data = data;
      this.mimeType = mimeType;
    }

    public Builder annotations(AcpAnnotations annotations) {
      this.annotations = annotations;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder data(String data) {
      this.data = data;
      return this;
    }

    public Builder mimeType(String mimeType) {
      this.mimeType = mimeType;
      return this;
    }

    public Builder uri(String uri) {
      this.uri = uri;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpImageBlock build() {
      return new AcpImageBlock(annotations, meta, data, mimeType, uri, extra);
    }
  }
}

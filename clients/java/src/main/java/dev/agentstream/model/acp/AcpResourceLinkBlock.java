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
 * A file by its address.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpResourceLinkBlock(
    AcpAnnotations annotations,
    ObjectNode meta,
    String uri,
    String name,
    String title,
    String description,
    String mimeType,
    Double size,
    Map<String, JsonNode> extra)
    implements AcpContentBlock {
  public AcpResourceLinkBlock {
    Objects.requireNonNull(uri, "uri");
    extra = Copies.of(extra);
  }

  public static AcpResourceLinkBlock decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "resource_link");
    return new AcpResourceLinkBlock(
        in.optionalOrNull("annotations", AcpAnnotations::decode),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("uri", Decoders.TEXT),
        in.optionalOrNull("name", Decoders.TEXT),
        in.optionalOrNull("title", Decoders.TEXT),
        in.optionalOrNull("description", Decoders.TEXT),
        in.optionalOrNull("mimeType", Decoders.TEXT),
        in.optionalOrNull("size", Decoders.NUMBER),
        in.extra());
  }

  public String type() {
    return "resource_link";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "resource_link");
    out.put("annotations", annotations);
    out.put("_meta", meta);
    out.put("uri", uri);
    out.put("name", name);
    out.put("title", title);
    out.put("description", description);
    out.put("mimeType", mimeType);
    out.put("size", size);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpContentBlock.Cases<R> cases) {
    return cases.acpResourceLinkBlock(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String uri) {
    return new Builder(uri);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(uri);
    builder.annotations = annotations;
    builder.meta = meta;
    builder.name = name;
    builder.title = title;
    builder.description = description;
    builder.mimeType = mimeType;
    builder.size = size;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AcpAnnotations annotations;
    private ObjectNode meta;
    private String uri;
    private String name;
    private String title;
    private String description;
    private String mimeType;
    private Double size;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String uri) {
      this.uri = uri;
    }

    public Builder annotations(AcpAnnotations annotations) {
      this.annotations = annotations;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder uri(String uri) {
      this.uri = uri;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder mimeType(String mimeType) {
      this.mimeType = mimeType;
      return this;
    }

    public Builder size(double size) {
      this.size = size;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpResourceLinkBlock build() {
      return new AcpResourceLinkBlock(
          annotations, meta, uri, name, title, description, mimeType, size, extra);
    }
  }
}

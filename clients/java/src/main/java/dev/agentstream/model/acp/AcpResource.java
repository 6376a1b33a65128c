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
 * The content of a file: `text`, or bytes as `blob`.
 *
 * @param blob Base64.
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpResource(
    String uri,
    String mimeType,
    String text,
    String blob,
    ObjectNode meta,
    Map<String, JsonNode> extra)
    implements Model {
  public AcpResource {
    Objects.requireNonNull(uri, "uri");
    extra = Copies.of(extra);
  }

  public static AcpResource decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpResource(
        in.required("uri", Decoders.TEXT),
        in.optionalOrNull("mimeType", Decoders.TEXT),
        in.optional("text", Decoders.TEXT),
        in.optional("blob", Decoders.TEXT),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("uri", uri);
    out.put("mimeType", mimeType);
    out.put("text", text);
    out.put("blob", blob);
    out.put("_meta", meta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String uri) {
    return new Builder(uri);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(uri);
    builder.mimeType = mimeType;
    builder.text = text;
    builder.blob = blob;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String uri;
    private String mimeType;
    private String text;
    private String blob;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String uri) {
      this.uri = uri;
    }

    public Builder uri(String uri) {
      this.uri = uri;
      return this;
    }

    public Builder mimeType(String mimeType) {
      this.mimeType = mimeType;
      return this;
    }

    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public Builder blob(String blob) {
      this.blob = blob;
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

    public AcpResource build() {
      return new AcpResource(uri, mimeType, text, blob, meta, extra);
    }
  }
}

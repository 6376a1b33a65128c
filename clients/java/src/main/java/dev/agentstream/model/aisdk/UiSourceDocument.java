// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

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
 * A document that the answer is based on.
 *
 * @param providerMetadata Facts by provider.
 * @param extra Fields that this version does not know.
 */
public record UiSourceDocument(
    String sourceId,
    String mediaType,
    String title,
    String filename,
    Map<String, ObjectNode> providerMetadata,
    Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiSourceDocument {
    Objects.requireNonNull(sourceId, "sourceId");
    Objects.requireNonNull(mediaType, "mediaType");
    Objects.requireNonNull(title, "title");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiSourceDocument decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "source-document");
    return new UiSourceDocument(
        in.required("sourceId", Decoders.TEXT),
        in.required("mediaType", Decoders.TEXT),
        in.required("title", Decoders.TEXT),
        in.optional("filename", Decoders.TEXT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.extra());
  }

  public String type() {
    return "source-document";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "source-document");
    out.put("sourceId", sourceId);
    out.put("mediaType", mediaType);
    out.put("title", title);
    out.put("filename", filename);
    out.put("providerMetadata", providerMetadata);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiSourceDocument(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sourceId, String mediaType, String title) {
    return new Builder(sourceId, mediaType, title);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sourceId, mediaType, title);
    builder.filename = filename;
    builder.providerMetadata = providerMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sourceId;
    private String mediaType;
    private String title;
    private String filename;
    private Map<String, ObjectNode> providerMetadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String sourceId, String mediaType, String title) {
      this.sourceId = sourceId;
      this.mediaType = mediaType;
      this.title = title;
    }

    public Builder sourceId(String sourceId) {
      this.sourceId = sourceId;
      return this;
    }

    public Builder mediaType(String mediaType) {
      this.mediaType = mediaType;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder filename(String filename) {
      this.filename = filename;
      return this;
    }

    public Builder providerMetadata(Map<String, ObjectNode> providerMetadata) {
      this.providerMetadata = providerMetadata;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiSourceDocument build() {
      return new UiSourceDocument(sourceId, mediaType, title, filename, providerMetadata, extra);
    }
  }
}

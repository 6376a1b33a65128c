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
 * A file of the reasoning; AI SDK 7.
 *
 * @param providerMetadata Facts by provider.
 * @param extra Fields that this version does not know.
 */
public record UiReasoningFile(
    String url,
    String mediaType,
    Map<String, ObjectNode> providerMetadata,
    Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiReasoningFile {
    Objects.requireNonNull(url, "url");
    Objects.requireNonNull(mediaType, "mediaType");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiReasoningFile decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "reasoning-file");
    return new UiReasoningFile(
        in.required("url", Decoders.TEXT),
        in.required("mediaType", Decoders.TEXT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.extra());
  }

  public String type() {
    return "reasoning-file";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "reasoning-file");
    out.put("url", url);
    out.put("mediaType", mediaType);
    out.put("providerMetadata", providerMetadata);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiReasoningFile(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String url, String mediaType) {
    return new Builder(url, mediaType);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(url, mediaType);
    builder.providerMetadata = providerMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String url;
    private String mediaType;
    private Map<String, ObjectNode> providerMetadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String url, String mediaType) {
      this.url = url;
      this.mediaType = mediaType;
    }

    public Builder url(String url) {
      this.url = url;
      return this;
    }

    public Builder mediaType(String mediaType) {
      this.mediaType = mediaType;
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

    public UiReasoningFile build() {
      return new UiReasoningFile(url, mediaType, providerMetadata, extra);
    }
  }
}

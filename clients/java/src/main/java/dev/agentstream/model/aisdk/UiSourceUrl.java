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
 * A page that the answer is based on.
 *
 * @param providerMetadata Facts by provider.
 * @param extra Fields that this version does not know.
 */
public record UiSourceUrl(
    String sourceId,
    String url,
    String title,
    Map<String, ObjectNode> providerMetadata,
    Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiSourceUrl {
    Objects.requireNonNull(sourceId, "sourceId");
    Objects.requireNonNull(url, "url");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiSourceUrl decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "source-url");
    return new UiSourceUrl(
        in.required("sourceId", Decoders.TEXT),
        in.required("url", Decoders.TEXT),
        in.optional("title", Decoders.TEXT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.extra());
  }

  public String type() {
    return "source-url";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "source-url");
    out.put("sourceId", sourceId);
    out.put("url", url);
    out.put("title", title);
    out.put("providerMetadata", providerMetadata);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiSourceUrl(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sourceId, String url) {
    return new Builder(sourceId, url);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sourceId, url);
    builder.title = title;
    builder.providerMetadata = providerMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sourceId;
    private String url;
    private String title;
    private Map<String, ObjectNode> providerMetadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String sourceId, String url) {
      this.sourceId = sourceId;
      this.url = url;
    }

    public Builder sourceId(String sourceId) {
      this.sourceId = sourceId;
      return this;
    }

    public Builder url(String url) {
      this.url = url;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
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

    public UiSourceUrl build() {
      return new UiSourceUrl(sourceId, url, title, providerMetadata, extra);
    }
  }
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

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
 * A file or an image.
 *
 * @param url A data URL: the server fetches nothing.
 * @param filename The name that the agent sees.
 * @param extra Fields that this version does not know.
 */
public record ChatFile(String mediaType, String url, String filename, Map<String, JsonNode> extra)
    implements ChatPart {
  public ChatFile {
    Objects.requireNonNull(mediaType, "mediaType");
    Objects.requireNonNull(url, "url");
    extra = Copies.of(extra);
  }

  public static ChatFile decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "file");
    return new ChatFile(
        in.required("mediaType", Decoders.TEXT),
        in.required("url", Decoders.TEXT),
        in.optional("filename", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "file";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "file");
    out.put("mediaType", mediaType);
    out.put("url", url);
    out.put("filename", filename);
    return out.end(extra);
  }

  @Override
  public <R> R match(ChatPart.Cases<R> cases) {
    return cases.chatFile(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String mediaType, String url) {
    return new Builder(mediaType, url);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(mediaType, url);
    builder.filename = filename;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String mediaType;
    private String url;
    private String filename;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String mediaType, String url) {
      this.mediaType = mediaType;
      this.url = url;
    }

    public Builder mediaType(String mediaType) {
      this.mediaType = mediaType;
      return this;
    }

    public Builder url(String url) {
      this.url = url;
      return this;
    }

    public Builder filename(String filename) {
      this.filename = filename;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ChatFile build() {
      return new ChatFile(mediaType, url, filename, extra);
    }
  }
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;

/**
 * An image of at most 10 MB.
 *
 * @param path A path in the workspace. Either this or `data`.
 * @param data The content, base64. Either this or `path`.
 * @param mimeType Detected from the content when absent.
 */
public record PromptImage(String path, String data, String mimeType) implements PromptPart {
  public static PromptImage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "image");
    PromptImage decoded =
        new PromptImage(
            in.optional("path", Decoders.TEXT),
            in.optional("data", Decoders.TEXT),
            in.optional("mimeType", Decoders.TEXT));
    in.end();
    return decoded;
  }

  public String type() {
    return "image";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "image");
    out.put("path", path);
    out.put("data", data);
    out.put("mimeType", mimeType);
    return out.end();
  }

  @Override
  public <R> R match(PromptPart.Cases<R> cases) {
    return cases.promptImage(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.path = path;
    builder.data = data;
    builder.mimeType = mimeType;
    return builder;
  }

  public static final class Builder {
    private String path;
    private String data;
    private String mimeType;

    private Builder() {}

    public Builder path(String path) {
      this.path = path;
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

    public PromptImage build() {
      return new PromptImage(path, data, mimeType);
    }
  }
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;

/**
 * A file of at most 10 MB.
 *
 * @param path A path in the workspace. Either this or `data`.
 * @param data The content, base64. Either this or `path`.
 * @param mimeType Detected from the content when absent.
 * @param name The name that the agent sees.
 */
public record PromptFile(String path, String data, String mimeType, String name)
    implements PromptPart {
  public static PromptFile decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "file");
    PromptFile decoded =
        new PromptFile(
            in.optional("path", Decoders.TEXT),
            in.optional("data", Decoders.TEXT),
            in.optional("mimeType", Decoders.TEXT),
            in.optional("name", Decoders.TEXT));
    in.end();
    return decoded;
  }

  public String type() {
    return "file";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "file");
    out.put("path", path);
    out.put("data", data);
    out.put("mimeType", mimeType);
    out.put("name", name);
    return out.end();
  }

  @Override
  public <R> R match(PromptPart.Cases<R> cases) {
    return cases.promptFile(this);
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
    builder.name = name;
    return builder;
  }

  public static final class Builder {
    private String path;
    private String data;
    private String mimeType;
    private String name;

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

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public PromptFile build() {
      return new PromptFile(path, data, mimeType, name);
    }
  }
}

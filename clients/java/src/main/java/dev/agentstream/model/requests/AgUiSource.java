// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

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
 * Where the content of a part is.
 *
 * @param type `data`, since the server fetches nothing; `url` and `file` are refused.
 * @param value The content, base64.
 * @param extra Fields that this version does not know.
 */
public record AgUiSource(String type, String value, String mimeType, Map<String, JsonNode> extra)
    implements Model {
  public AgUiSource {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(value, "value");
    extra = Copies.of(extra);
  }

  public static AgUiSource decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiSource(
        in.required("type", Decoders.TEXT),
        in.required("value", Decoders.TEXT),
        in.optional("mimeType", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", type);
    out.put("value", value);
    out.put("mimeType", mimeType);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String type, String value) {
    return new Builder(type, value);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(type, value);
    builder.mimeType = mimeType;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String type;
    private String value;
    private String mimeType;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String type, String value) {
      this.type = type;
      this.value = value;
    }

    public Builder type(String type) {
      this.type = type;
      return this;
    }

    public Builder value(String value) {
      this.value = value;
      return this;
    }

    public Builder mimeType(String mimeType) {
      this.mimeType = mimeType;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiSource build() {
      return new AgUiSource(type, value, mimeType, extra);
    }
  }
}

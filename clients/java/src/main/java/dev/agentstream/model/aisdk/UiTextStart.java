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
 * A part of text starts.
 *
 * @param id Of the part that it belongs to.
 * @param providerMetadata Facts by provider.
 * @param extra Fields that this version does not know.
 */
public record UiTextStart(
    String id, Map<String, ObjectNode> providerMetadata, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiTextStart {
    Objects.requireNonNull(id, "id");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiTextStart decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "text-start");
    return new UiTextStart(
        in.required("id", Decoders.TEXT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.extra());
  }

  public String type() {
    return "text-start";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "text-start");
    out.put("id", id);
    out.put("providerMetadata", providerMetadata);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiTextStart(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id) {
    return new Builder(id);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id);
    builder.providerMetadata = providerMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private Map<String, ObjectNode> providerMetadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id) {
      this.id = id;
    }

    public Builder id(String id) {
      this.id = id;
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

    public UiTextStart build() {
      return new UiTextStart(id, providerMetadata, extra);
    }
  }
}

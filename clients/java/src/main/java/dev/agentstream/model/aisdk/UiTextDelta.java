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
 * The next piece of a text.
 *
 * @param id Of the part that it belongs to.
 * @param providerMetadata Facts by provider.
 * @param delta The next piece.
 * @param extra Fields that this version does not know.
 */
public record UiTextDelta(
    String id, Map<String, ObjectNode> providerMetadata, String delta, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiTextDelta {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(delta, "delta");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiTextDelta decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "text-delta");
    return new UiTextDelta(
        in.required("id", Decoders.TEXT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.required("delta", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "text-delta";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "text-delta");
    out.put("id", id);
    out.put("providerMetadata", providerMetadata);
    out.put("delta", delta);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiTextDelta(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String delta) {
    return new Builder(id, delta);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, delta);
    builder.providerMetadata = providerMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private Map<String, ObjectNode> providerMetadata;
    private String delta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String delta) {
      this.id = id;
      this.delta = delta;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder providerMetadata(Map<String, ObjectNode> providerMetadata) {
      this.providerMetadata = providerMetadata;
      return this;
    }

    public Builder delta(String delta) {
      this.delta = delta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiTextDelta build() {
      return new UiTextDelta(id, providerMetadata, delta, extra);
    }
  }
}

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
 * A provider's own part; AI SDK 7.
 *
 * @param providerMetadata Facts by provider.
 * @param extra Fields that this version does not know.
 */
public record UiCustom(
    String kind, Map<String, ObjectNode> providerMetadata, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiCustom {
    Objects.requireNonNull(kind, "kind");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiCustom decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "custom");
    return new UiCustom(
        in.required("kind", Decoders.TEXT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.extra());
  }

  public String type() {
    return "custom";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "custom");
    out.put("kind", kind);
    out.put("providerMetadata", providerMetadata);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiCustom(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String kind) {
    return new Builder(kind);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(kind);
    builder.providerMetadata = providerMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String kind;
    private Map<String, ObjectNode> providerMetadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String kind) {
      this.kind = kind;
    }

    public Builder kind(String kind) {
      this.kind = kind;
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

    public UiCustom build() {
      return new UiCustom(kind, providerMetadata, extra);
    }
  }
}

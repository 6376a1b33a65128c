// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

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
 * Text.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpTextBlock(
    AcpAnnotations annotations, ObjectNode meta, String text, Map<String, JsonNode> extra)
    implements AcpContentBlock {
  public AcpTextBlock {
    Objects.requireNonNull(text, "text");
    extra = Copies.of(extra);
  }

  public static AcpTextBlock decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "text");
    return new AcpTextBlock(
        in.optionalOrNull("annotations", AcpAnnotations::decode),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("text", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "text";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "text");
    out.put("annotations", annotations);
    out.put("_meta", meta);
    out.put("text", text);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpContentBlock.Cases<R> cases) {
    return cases.acpTextBlock(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String text) {
    return new Builder(text);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(text);
    builder.annotations = annotations;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AcpAnnotations annotations;
    private ObjectNode meta;
    private String text;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String text) {
      this.text = text;
    }

    public Builder annotations(AcpAnnotations annotations) {
      this.annotations = annotations;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpTextBlock build() {
      return new AcpTextBlock(annotations, meta, text, extra);
    }
  }
}

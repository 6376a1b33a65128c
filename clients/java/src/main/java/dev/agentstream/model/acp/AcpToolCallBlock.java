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
 * Text, or another block of content.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpToolCallBlock(
    AcpContentBlock content, ObjectNode meta, Map<String, JsonNode> extra)
    implements AcpToolCallContent {
  public AcpToolCallBlock {
    Objects.requireNonNull(content, "content");
    extra = Copies.of(extra);
  }

  public static AcpToolCallBlock decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "content");
    return new AcpToolCallBlock(
        in.required("content", AcpContentBlock::decode),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  public String type() {
    return "content";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "content");
    out.put("content", content);
    out.put("_meta", meta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpToolCallContent.Cases<R> cases) {
    return cases.acpToolCallBlock(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(AcpContentBlock content) {
    return new Builder(content);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(content);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AcpContentBlock content;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(AcpContentBlock content) {
      this.content = content;
    }

    public Builder content(AcpContentBlock content) {
      this.content = content;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpToolCallBlock build() {
      return new AcpToolCallBlock(content, meta, extra);
    }
  }
}

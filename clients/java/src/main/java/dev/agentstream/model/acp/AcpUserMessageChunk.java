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
 * A piece of the user's message; the agent repeats it when a session is loaded.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpUserMessageChunk(
    ObjectNode meta, AcpContentBlock content, String messageId, Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpUserMessageChunk {
    Objects.requireNonNull(content, "content");
    extra = Copies.of(extra);
  }

  public static AcpUserMessageChunk decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "user_message_chunk");
    return new AcpUserMessageChunk(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("content", AcpContentBlock::decode),
        in.optionalOrNull("messageId", Decoders.TEXT),
        in.extra());
  }

  public String sessionUpdate() {
    return "user_message_chunk";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "user_message_chunk");
    out.put("_meta", meta);
    out.put("content", content);
    out.put("messageId", messageId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpUserMessageChunk(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(AcpContentBlock content) {
    return new Builder(content);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(content);
    builder.meta = meta;
    builder.messageId = messageId;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private AcpContentBlock content;
    private String messageId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(AcpContentBlock content) {
      this.content = content;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder content(AcpContentBlock content) {
      this.content = content;
      return this;
    }

    public Builder messageId(String messageId) {
      this.messageId = messageId;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpUserMessageChunk build() {
      return new AcpUserMessageChunk(meta, content, messageId, extra);
    }
  }
}

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

/**
 * A message starts: a run.
 *
 * @param extra Fields that this version does not know.
 */
public record UiStart(String messageId, UiRunMetadata messageMetadata, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiStart {
    extra = Copies.of(extra);
  }

  public static UiStart decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "start");
    return new UiStart(
        in.optional("messageId", Decoders.TEXT),
        in.optional("messageMetadata", UiRunMetadata::decode),
        in.extra());
  }

  public String type() {
    return "start";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "start");
    out.put("messageId", messageId);
    out.put("messageMetadata", messageMetadata);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiStart(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.messageId = messageId;
    builder.messageMetadata = messageMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String messageId;
    private UiRunMetadata messageMetadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder messageId(String messageId) {
      this.messageId = messageId;
      return this;
    }

    public Builder messageMetadata(UiRunMetadata messageMetadata) {
      this.messageMetadata = messageMetadata;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiStart build() {
      return new UiStart(messageId, messageMetadata, extra);
    }
  }
}

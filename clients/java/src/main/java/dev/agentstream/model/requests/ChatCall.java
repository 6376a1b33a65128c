// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

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
 * A call of a tool.
 *
 * @param state Such as `approval-responded`: its permission was answered.
 * @param extra Fields that this version does not know.
 */
public record ChatCall(
    String toolCallId, String state, ChatApproval approval, Map<String, JsonNode> extra)
    implements ChatPart {
  public ChatCall {
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(state, "state");
    extra = Copies.of(extra);
  }

  public static ChatCall decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "dynamic-tool");
    return new ChatCall(
        in.required("toolCallId", Decoders.TEXT),
        in.required("state", Decoders.TEXT),
        in.optional("approval", ChatApproval::decode),
        in.extra());
  }

  public String type() {
    return "dynamic-tool";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "dynamic-tool");
    out.put("toolCallId", toolCallId);
    out.put("state", state);
    out.put("approval", approval);
    return out.end(extra);
  }

  @Override
  public <R> R match(ChatPart.Cases<R> cases) {
    return cases.chatCall(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolCallId, String state) {
    return new Builder(toolCallId, state);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId, state);
    builder.approval = approval;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolCallId;
    private String state;
    private ChatApproval approval;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId, String state) {
      this.toolCallId = toolCallId;
      this.state = state;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder state(String state) {
      this.state = state;
      return this;
    }

    public Builder approval(ChatApproval approval) {
      this.approval = approval;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ChatCall build() {
      return new ChatCall(toolCallId, state, approval, extra);
    }
  }
}

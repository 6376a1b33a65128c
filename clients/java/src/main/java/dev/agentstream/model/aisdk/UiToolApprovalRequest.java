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
 * A call waits for permission.
 *
 * @param extra Fields that this version does not know.
 */
public record UiToolApprovalRequest(
    String approvalId,
    String toolCallId,
    String reason,
    Boolean isAutomatic,
    String signature,
    Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiToolApprovalRequest {
    Objects.requireNonNull(approvalId, "approvalId");
    Objects.requireNonNull(toolCallId, "toolCallId");
    extra = Copies.of(extra);
  }

  public static UiToolApprovalRequest decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "tool-approval-request");
    return new UiToolApprovalRequest(
        in.required("approvalId", Decoders.TEXT),
        in.required("toolCallId", Decoders.TEXT),
        in.optional("reason", Decoders.TEXT),
        in.optional("isAutomatic", Decoders.BOOLEAN),
        in.optional("signature", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "tool-approval-request";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "tool-approval-request");
    out.put("approvalId", approvalId);
    out.put("toolCallId", toolCallId);
    out.put("reason", reason);
    out.put("isAutomatic", isAutomatic);
    out.put("signature", signature);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiToolApprovalRequest(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String approvalId, String toolCallId) {
    return new Builder(approvalId, toolCallId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(approvalId, toolCallId);
    builder.reason = reason;
    builder.isAutomatic = isAutomatic;
    builder.signature = signature;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String approvalId;
    private String toolCallId;
    private String reason;
    private Boolean isAutomatic;
    private String signature;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String approvalId, String toolCallId) {
      this.approvalId = approvalId;
      this.toolCallId = toolCallId;
    }

    public Builder approvalId(String approvalId) {
      this.approvalId = approvalId;
      return this;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder reason(String reason) {
      this.reason = reason;
      return this;
    }

    public Builder isAutomatic(boolean isAutomatic) {
      this.isAutomatic = isAutomatic;
      return this;
    }

    public Builder signature(String signature) {
      this.signature = signature;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiToolApprovalRequest build() {
      return new UiToolApprovalRequest(
          approvalId, toolCallId, reason, isAutomatic, signature, extra);
    }
  }
}

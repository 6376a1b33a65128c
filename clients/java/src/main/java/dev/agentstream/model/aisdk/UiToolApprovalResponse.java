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
 * A permission was given or denied; AI SDK 7.
 *
 * @param providerMetadata Facts by provider.
 * @param extra Fields that this version does not know.
 */
public record UiToolApprovalResponse(
    String approvalId,
    boolean approved,
    String reason,
    Boolean providerExecuted,
    Map<String, ObjectNode> providerMetadata,
    Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiToolApprovalResponse {
    Objects.requireNonNull(approvalId, "approvalId");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiToolApprovalResponse decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "tool-approval-response");
    return new UiToolApprovalResponse(
        in.required("approvalId", Decoders.TEXT),
        in.required("approved", Decoders.BOOLEAN),
        in.optional("reason", Decoders.TEXT),
        in.optional("providerExecuted", Decoders.BOOLEAN),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.extra());
  }

  public String type() {
    return "tool-approval-response";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "tool-approval-response");
    out.put("approvalId", approvalId);
    out.put("approved", approved);
    out.put("reason", reason);
    out.put("providerExecuted", providerExecuted);
    out.put("providerMetadata", providerMetadata);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiToolApprovalResponse(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String approvalId, boolean approved) {
    return new Builder(approvalId, approved);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(approvalId, approved);
    builder.reason = reason;
    builder.providerExecuted = providerExecuted;
    builder.providerMetadata = providerMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String approvalId;
    private boolean approved;
    private String reason;
    private Boolean providerExecuted;
    private Map<String, ObjectNode> providerMetadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String approvalId, boolean approved) {
      this.approvalId = approvalId;
      this.approved = approved;
    }

    public Builder approvalId(String approvalId) {
      this.approvalId = approvalId;
      return this;
    }

    public Builder approved(boolean approved) {
      this.approved = approved;
      return this;
    }

    public Builder reason(String reason) {
      this.reason = reason;
      return this;
    }

    public Builder providerExecuted(boolean providerExecuted) {
      this.providerExecuted = providerExecuted;
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

    public UiToolApprovalResponse build() {
      return new UiToolApprovalResponse(
          approvalId, approved, reason, providerExecuted, providerMetadata, extra);
    }
  }
}

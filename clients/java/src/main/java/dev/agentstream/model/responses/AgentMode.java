// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.ApprovalMode;
import dev.agentstream.model.words.SandboxMode;
import java.util.List;
import java.util.Map;

/**
 * The effect of a pair of modes; or why it is refused.
 *
 * @param refused Why it is refused; then the other fields are absent.
 * @param summary How the agent is started, in Markdown.
 * @param approvalMode The granted mode, which may be stricter than the requested one.
 * @param sandboxMode The granted mode, which may be stricter than the requested one.
 * @param notGuaranteed The missing guarantees, in words.
 * @param extra Fields that this version does not know.
 */
public record AgentMode(
    String refused,
    String summary,
    ApprovalMode approvalMode,
    SandboxMode sandboxMode,
    List<String> notGuaranteed,
    Map<String, JsonNode> extra)
    implements Model {
  public AgentMode {
    notGuaranteed = Copies.of(notGuaranteed);
    extra = Copies.of(extra);
  }

  public static AgentMode decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgentMode(
        in.optional("refused", Decoders.TEXT),
        in.optional("summary", Decoders.TEXT),
        in.optional("approvalMode", ApprovalMode::decode),
        in.optional("sandboxMode", SandboxMode::decode),
        in.optional("notGuaranteed", Decoders.list(Decoders.TEXT)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("refused", refused);
    out.put("summary", summary);
    out.put("approvalMode", approvalMode);
    out.put("sandboxMode", sandboxMode);
    out.put("notGuaranteed", notGuaranteed);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.refused = refused;
    builder.summary = summary;
    builder.approvalMode = approvalMode;
    builder.sandboxMode = sandboxMode;
    builder.notGuaranteed = notGuaranteed;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String refused;
    private String summary;
    private ApprovalMode approvalMode;
    private SandboxMode sandboxMode;
    private List<String> notGuaranteed;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder refused(String refused) {
      this.refused = refused;
      return this;
    }

    public Builder summary(String summary) {
      this.summary = summary;
      return this;
    }

    public Builder approvalMode(ApprovalMode approvalMode) {
      this.approvalMode = approvalMode;
      return this;
    }

    public Builder sandboxMode(SandboxMode sandboxMode) {
      this.sandboxMode = sandboxMode;
      return this;
    }

    public Builder notGuaranteed(List<String> notGuaranteed) {
      this.notGuaranteed = notGuaranteed;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgentMode build() {
      return new AgentMode(refused, summary, approvalMode, sandboxMode, notGuaranteed, extra);
    }
  }
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.ApprovalMode;
import dev.agentstream.model.words.PermissionMode;
import dev.agentstream.model.words.PermissionTier;
import dev.agentstream.model.words.SandboxMode;
import java.util.List;
import java.util.Map;

/**
 * The configuration of a run, which may be stricter than the requested one.
 *
 * @param projectId The caller's name of the project.
 * @param cwd The working directory; it must lie in an allowed workspace.
 * @param model The vendor's name of the model.
 * @param approvalMode Which actions need approval, from the strictest to the loosest. `ask`: every
 *     tool; `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`:
 *     everything is approved.
 * @param sandboxMode From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the
 *     agent adds no sandbox; `fullAccess`: the agent is asked to use none.
 * @param permissionTier A preset, from the strictest to the loosest: dry-run = ask + readOnly,
 *     supervised = autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.
 * @param permissionMode A preset: default = the agent's own, accept_edits = autoEdit, bypass =
 *     autoAll, plan = ask + readOnly, ask = ask.
 * @param allowedTools Only these tools exist. Native names, or `kind:&lt;toolKind&gt;`.
 * @param autoApproveTools These tools need no approval. Native names, or `kind:&lt;toolKind&gt;`.
 * @param disallowedTools These tools do not exist. Native names, or `kind:&lt;toolKind&gt;`.
 * @param maxTurns The maximum number of turns of the model.
 * @param maxBudgetUsd The maximum cost, in US dollars.
 * @param protocol The protocol to use with the agent; chosen by the request's needs when absent.
 * @param capped The fields that were lowered to the server's cap, by name.
 * @param notGuaranteed The guarantees that are missing in this configuration, in words.
 * @param extra Fields that this version does not know.
 */
public record SessionConfig(
    String agentType,
    String projectId,
    String cwd,
    String model,
    ApprovalMode approvalMode,
    SandboxMode sandboxMode,
    PermissionTier permissionTier,
    PermissionMode permissionMode,
    List<String> allowedTools,
    List<String> autoApproveTools,
    List<String> disallowedTools,
    Long maxTurns,
    Double maxBudgetUsd,
    String protocol,
    List<String> capped,
    List<String> notGuaranteed,
    Map<String, JsonNode> extra)
    implements Model {
  public SessionConfig {
    allowedTools = Copies.of(allowedTools);
    autoApproveTools = Copies.of(autoApproveTools);
    disallowedTools = Copies.of(disallowedTools);
    capped = Copies.of(capped);
    notGuaranteed = Copies.of(notGuaranteed);
    extra = Copies.of(extra);
  }

  public static SessionConfig decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SessionConfig(
        in.optional("agentType", Decoders.TEXT),
        in.optional("projectId", Decoders.TEXT),
        in.optional("cwd", Decoders.TEXT),
        in.optional("model", Decoders.TEXT),
        in.optional("approvalMode", ApprovalMode::decodeKnown),
        in.optional("sandboxMode", SandboxMode::decodeKnown),
        in.optional("permissionTier", PermissionTier::decode),
        in.optional("permissionMode", PermissionMode::decode),
        in.optional("allowedTools", Decoders.list(Decoders.TEXT)),
        in.optional("autoApproveTools", Decoders.list(Decoders.TEXT)),
        in.optional("disallowedTools", Decoders.list(Decoders.TEXT)),
        in.optional("maxTurns", Decoders.integer(1L, 1000L)),
        in.optional("maxBudgetUsd", Decoders.above(0)),
        in.optional("protocol", Decoders.TEXT),
        in.optional("capped", Decoders.list(Decoders.TEXT)),
        in.optional("notGuaranteed", Decoders.list(Decoders.TEXT)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("agentType", agentType);
    out.put("projectId", projectId);
    out.put("cwd", cwd);
    out.put("model", model);
    out.put("approvalMode", approvalMode);
    out.put("sandboxMode", sandboxMode);
    out.put("permissionTier", permissionTier);
    out.put("permissionMode", permissionMode);
    out.put("allowedTools", allowedTools);
    out.put("autoApproveTools", autoApproveTools);
    out.put("disallowedTools", disallowedTools);
    out.put("maxTurns", maxTurns);
    out.put("maxBudgetUsd", maxBudgetUsd);
    out.put("protocol", protocol);
    out.put("capped", capped);
    out.put("notGuaranteed", notGuaranteed);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.agentType = agentType;
    builder.projectId = projectId;
    builder.cwd = cwd;
    builder.model = model;
    builder.approvalMode = approvalMode;
    builder.sandboxMode = sandboxMode;
    builder.permissionTier = permissionTier;
    builder.permissionMode = permissionMode;
    builder.allowedTools = allowedTools;
    builder.autoApproveTools = autoApproveTools;
    builder.disallowedTools = disallowedTools;
    builder.maxTurns = maxTurns;
    builder.maxBudgetUsd = maxBudgetUsd;
    builder.protocol = protocol;
    builder.capped = capped;
    builder.notGuaranteed = notGuaranteed;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String agentType;
    private String projectId;
    private String cwd;
    private String model;
    private ApprovalMode approvalMode;
    private SandboxMode sandboxMode;
    private PermissionTier permissionTier;
    private PermissionMode permissionMode;
    private List<String> allowedTools;
    private List<String> autoApproveTools;
    private List<String> disallowedTools;
    private Long maxTurns;
    private Double maxBudgetUsd;
    private String protocol;
    private List<String> capped;
    private List<String> notGuaranteed;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder agentType(String agentType) {
      this.agentType = agentType;
      return this;
    }

    public Builder projectId(String projectId) {
      this.projectId = projectId;
      return this;
    }

    public Builder cwd(String cwd) {
      this.cwd = cwd;
      return this;
    }

    public Builder model(String model) {
      this.model = model;
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

    public Builder permissionTier(PermissionTier permissionTier) {
      this.permissionTier = permissionTier;
      return this;
    }

    public Builder permissionMode(PermissionMode permissionMode) {
      this.permissionMode = permissionMode;
      return this;
    }

    public Builder allowedTools(List<String> allowedTools) {
      this.allowedTools = allowedTools;
      return this;
    }

    public Builder autoApproveTools(List<String> autoApproveTools) {
      this.autoApproveTools = autoApproveTools;
      return this;
    }

    public Builder disallowedTools(List<String> disallowedTools) {
      this.disallowedTools = disallowedTools;
      return this;
    }

    public Builder maxTurns(long maxTurns) {
      this.maxTurns = maxTurns;
      return this;
    }

    public Builder maxBudgetUsd(double maxBudgetUsd) {
      this.maxBudgetUsd = maxBudgetUsd;
      return this;
    }

    public Builder protocol(String protocol) {
      this.protocol = protocol;
      return this;
    }

    public Builder capped(List<String> capped) {
      this.capped = capped;
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

    public SessionConfig build() {
      return new SessionConfig(
          agentType,
          projectId,
          cwd,
          model,
          approvalMode,
          sandboxMode,
          permissionTier,
          permissionMode,
          allowedTools,
          autoApproveTools,
          disallowedTools,
          maxTurns,
          maxBudgetUsd,
          protocol,
          capped,
          notGuaranteed,
          extra);
    }
  }
}

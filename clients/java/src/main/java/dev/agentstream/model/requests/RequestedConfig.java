// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

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

/**
 * The configuration that a request asks for.
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
 * @param workingDirectory Another name for `cwd`.
 * @param blockedTools Another name for `disallowedTools`.
 * @param tier Another name for `permissionTier`.
 */
public record RequestedConfig(
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
    String workingDirectory,
    List<String> blockedTools,
    PermissionTier tier)
    implements Model {
  public RequestedConfig {
    allowedTools = Copies.of(allowedTools);
    autoApproveTools = Copies.of(autoApproveTools);
    disallowedTools = Copies.of(disallowedTools);
    blockedTools = Copies.of(blockedTools);
  }

  public static RequestedConfig decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    RequestedConfig decoded =
        new RequestedConfig(
            in.optional("projectId", Decoders.TEXT),
            in.optional("cwd", Decoders.TEXT),
            in.optional("model", Decoders.TEXT),
            in.optional("approvalMode", ApprovalMode::decodeKnown),
            in.optional("sandboxMode", SandboxMode::decodeKnown),
            in.optional("permissionTier", PermissionTier::decodeKnown),
            in.optional("permissionMode", PermissionMode::decodeKnown),
            in.optional("allowedTools", Decoders.list(Decoders.TEXT)),
            in.optional("autoApproveTools", Decoders.list(Decoders.TEXT)),
            in.optional("disallowedTools", Decoders.list(Decoders.TEXT)),
            in.optional("maxTurns", Decoders.integer(1L, 1000L)),
            in.optional("maxBudgetUsd", Decoders.above(0)),
            in.optional("protocol", Decoders.TEXT),
            in.optional("workingDirectory", Decoders.TEXT),
            in.optional("blockedTools", Decoders.list(Decoders.TEXT)),
            in.optional("tier", PermissionTier::decodeKnown));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
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
    out.put("workingDirectory", workingDirectory);
    out.put("blockedTools", blockedTools);
    out.put("tier", tier);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
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
    builder.workingDirectory = workingDirectory;
    builder.blockedTools = blockedTools;
    builder.tier = tier;
    return builder;
  }

  public static final class Builder {
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
    private String workingDirectory;
    private List<String> blockedTools;
    private PermissionTier tier;

    private Builder() {}

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

    public Builder workingDirectory(String workingDirectory) {
      this.workingDirectory = workingDirectory;
      return this;
    }

    public Builder blockedTools(List<String> blockedTools) {
      this.blockedTools = blockedTools;
      return this;
    }

    public Builder tier(PermissionTier tier) {
      this.tier = tier;
      return this;
    }

    public RequestedConfig build() {
      return new RequestedConfig(
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
          workingDirectory,
          blockedTools,
          tier);
    }
  }
}

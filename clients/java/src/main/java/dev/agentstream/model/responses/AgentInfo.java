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
import dev.agentstream.model.words.AgentType;
import dev.agentstream.model.words.VersionStatus;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One agent: whether it is installed, and what it supports.
 *
 * @param problem Why a command that is installed has no version: its exit code and error output.
 * @param tested The versions that were tested.
 * @param can The supported features.
 * @param cannot The unsupported features, in words.
 * @param supports By protocol: the supported fields of a request.
 * @param modes By protocol: the effect of each pair of modes.
 * @param extra Fields that this version does not know.
 */
public record AgentInfo(
    AgentType agentType,
    String name,
    boolean installed,
    String version,
    VersionStatus versionStatus,
    String problem,
    List<String> tested,
    List<String> can,
    List<String> cannot,
    Map<String, AgentSupport> supports,
    Map<String, AgentModes> modes,
    Map<String, JsonNode> extra)
    implements Model {
  public AgentInfo {
    Objects.requireNonNull(agentType, "agentType");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(tested, "tested");
    Objects.requireNonNull(can, "can");
    Objects.requireNonNull(cannot, "cannot");
    tested = Copies.of(tested);
    can = Copies.of(can);
    cannot = Copies.of(cannot);
    supports = Copies.of(supports);
    modes = Copies.of(modes);
    extra = Copies.of(extra);
  }

  public static AgentInfo decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgentInfo(
        in.required("agentType", AgentType::decode),
        in.required("name", Decoders.TEXT),
        in.required("installed", Decoders.BOOLEAN),
        in.optional("version", Decoders.TEXT),
        in.optional("versionStatus", VersionStatus::decode),
        in.optional("problem", Decoders.TEXT),
        in.required("tested", Decoders.list(Decoders.TEXT)),
        in.required("can", Decoders.list(Decoders.TEXT)),
        in.required("cannot", Decoders.list(Decoders.TEXT)),
        in.optional("supports", Decoders.map(AgentSupport::decode)),
        in.optional("modes", Decoders.map(AgentModes::decode)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("agentType", agentType);
    out.put("name", name);
    out.put("installed", installed);
    out.put("version", version);
    out.put("versionStatus", versionStatus);
    out.put("problem", problem);
    out.put("tested", tested);
    out.put("can", can);
    out.put("cannot", cannot);
    out.put("supports", supports);
    out.put("modes", modes);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      AgentType agentType,
      String name,
      boolean installed,
      List<String> tested,
      List<String> can,
      List<String> cannot) {
    return new Builder(agentType, name, installed, tested, can, cannot);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(agentType, name, installed, tested, can, cannot);
    builder.version = version;
    builder.versionStatus = versionStatus;
    builder.problem = problem;
    builder.supports = supports;
    builder.modes = modes;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AgentType agentType;
    private String name;
    private boolean installed;
    private String version;
    private VersionStatus versionStatus;
    private String problem;
    private List<String> tested;
    private List<String> can;
    private List<String> cannot;
    private Map<String, AgentSupport> supports;
    private Map<String, AgentModes> modes;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        AgentType agentType,
        String name,
        boolean installed,
        List<String> tested,
        List<String> can,
        List<String> cannot) {
      this.agentType = agentType;
      this.name = name;
      this.installed = installed;
      this.tested = tested;
      this.can = can;
      this.cannot = cannot;
    }

    public Builder agentType(AgentType agentType) {
      this.agentType = agentType;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder installed(boolean installed) {
      this.installed = installed;
      return this;
    }

    public Builder version(String version) {
      this.version = version;
      return this;
    }

    public Builder versionStatus(VersionStatus versionStatus) {
      this.versionStatus = versionStatus;
      return this;
    }

    public Builder problem(String problem) {
      this.problem = problem;
      return this;
    }

    public Builder tested(List<String> tested) {
      this.tested = tested;
      return this;
    }

    public Builder can(List<String> can) {
      this.can = can;
      return this;
    }

    public Builder cannot(List<String> cannot) {
      this.cannot = cannot;
      return this;
    }

    public Builder supports(Map<String, AgentSupport> supports) {
      this.supports = supports;
      return this;
    }

    public Builder modes(Map<String, AgentModes> modes) {
      this.modes = modes;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgentInfo build() {
      return new AgentInfo(
          agentType,
          name,
          installed,
          version,
          versionStatus,
          problem,
          tested,
          can,
          cannot,
          supports,
          modes,
          extra);
    }
  }
}

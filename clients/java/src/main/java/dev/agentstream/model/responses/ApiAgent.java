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
import java.util.Map;
import java.util.Objects;

/**
 * An agent, as `/api/agents` lists it.
 *
 * @param id Passed as `agentId`.
 * @param extra Fields that this version does not know.
 */
public record ApiAgent(
    String id, String name, boolean installed, String version, Map<String, JsonNode> extra)
    implements Model {
  public ApiAgent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
    extra = Copies.of(extra);
  }

  public static ApiAgent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new ApiAgent(
        in.required("id", Decoders.TEXT),
        in.required("name", Decoders.TEXT),
        in.required("installed", Decoders.BOOLEAN),
        in.optional("version", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("name", name);
    out.put("installed", installed);
    out.put("version", version);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String name, boolean installed) {
    return new Builder(id, name, installed);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, name, installed);
    builder.version = version;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String name;
    private boolean installed;
    private String version;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String name, boolean installed) {
      this.id = id;
      this.name = name;
      this.installed = installed;
    }

    public Builder id(String id) {
      this.id = id;
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

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ApiAgent build() {
      return new ApiAgent(id, name, installed, version, extra);
    }
  }
}

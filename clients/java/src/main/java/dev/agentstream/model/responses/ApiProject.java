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
 * A workspace, as `/api/projects` lists it.
 *
 * @param id Passed as `projectId`.
 * @param extra Fields that this version does not know.
 */
public record ApiProject(String id, String name, String path, Map<String, JsonNode> extra)
    implements Model {
  public ApiProject {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(path, "path");
    extra = Copies.of(extra);
  }

  public static ApiProject decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new ApiProject(
        in.required("id", Decoders.TEXT),
        in.required("name", Decoders.TEXT),
        in.required("path", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("name", name);
    out.put("path", path);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String name, String path) {
    return new Builder(id, name, path);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, name, path);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String name;
    private String path;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String name, String path) {
      this.id = id;
      this.name = name;
      this.path = path;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ApiProject build() {
      return new ApiProject(id, name, path, extra);
    }
  }
}

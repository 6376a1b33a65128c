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
 * One schema.
 *
 * @param name `unified`, `native/codex/exec`, …
 * @param path Below the folder of the index.
 * @param root The definition that a value of this schema must satisfy.
 * @param unions By name of a definition: how its members are distinguished. Choose the member
 *     first, then validate against `#/$defs/&lt;member&gt;`.
 * @param extra Fields that this version does not know.
 */
public record SchemaEntry(
    String name,
    String id,
    String path,
    String title,
    String root,
    Map<String, SchemaUnion> unions,
    Map<String, JsonNode> extra)
    implements Model {
  public SchemaEntry {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(root, "root");
    Objects.requireNonNull(unions, "unions");
    unions = Copies.of(unions);
    extra = Copies.of(extra);
  }

  public static SchemaEntry decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SchemaEntry(
        in.required("name", Decoders.TEXT),
        in.required("$id", Decoders.TEXT),
        in.required("path", Decoders.TEXT),
        in.required("title", Decoders.TEXT),
        in.required("root", Decoders.TEXT),
        in.required("unions", Decoders.map(SchemaUnion::decode)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("name", name);
    out.put("$id", id);
    out.put("path", path);
    out.put("title", title);
    out.put("root", root);
    out.put("unions", unions);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String name,
      String id,
      String path,
      String title,
      String root,
      Map<String, SchemaUnion> unions) {
    return new Builder(name, id, path, title, root, unions);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(name, id, path, title, root, unions);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String name;
    private String id;
    private String path;
    private String title;
    private String root;
    private Map<String, SchemaUnion> unions;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String name,
        String id,
        String path,
        String title,
        String root,
        Map<String, SchemaUnion> unions) {
      this.name = name;
      this.id = id;
      this.path = path;
      this.title = title;
      this.root = root;
      this.unions = unions;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder root(String root) {
      this.root = root;
      return this;
    }

    public Builder unions(Map<String, SchemaUnion> unions) {
      this.unions = unions;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SchemaEntry build() {
      return new SchemaEntry(name, id, path, title, root, unions, extra);
    }
  }
}

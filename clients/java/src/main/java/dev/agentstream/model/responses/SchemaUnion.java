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
import java.util.List;
import java.util.Map;

/**
 * How the members of a union are distinguished: by the value of one property (`tag`, `members`), or
 * by which key is present (`keys`).
 *
 * @param tag The property whose value selects the member.
 * @param members By value of the tag: the name of the definition.
 * @param keys The first key that is present selects the member.
 * @param unknown The definition for any other tag, or for none of the keys.
 * @param extra Fields that this version does not know.
 */
public record SchemaUnion(
    String tag,
    Map<String, String> members,
    List<SchemaKey> keys,
    SchemaExtension extension,
    String unknown,
    Map<String, JsonNode> extra)
    implements Model {
  public SchemaUnion {
    members = Copies.of(members);
    keys = Copies.of(keys);
    extra = Copies.of(extra);
  }

  public static SchemaUnion decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SchemaUnion(
        in.optional("tag", Decoders.TEXT),
        in.optional("members", Decoders.map(Decoders.TEXT)),
        in.optional("keys", Decoders.list(SchemaKey::decode)),
        in.optional("extension", SchemaExtension::decode),
        in.optional("unknown", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("tag", tag);
    out.put("members", members);
    out.put("keys", keys);
    out.put("extension", extension);
    out.put("unknown", unknown);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.tag = tag;
    builder.members = members;
    builder.keys = keys;
    builder.extension = extension;
    builder.unknown = unknown;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String tag;
    private Map<String, String> members;
    private List<SchemaKey> keys;
    private SchemaExtension extension;
    private String unknown;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder tag(String tag) {
      this.tag = tag;
      return this;
    }

    public Builder members(Map<String, String> members) {
      this.members = members;
      return this;
    }

    public Builder keys(List<SchemaKey> keys) {
      this.keys = keys;
      return this;
    }

    public Builder extension(SchemaExtension extension) {
      this.extension = extension;
      return this;
    }

    public Builder unknown(String unknown) {
      this.unknown = unknown;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SchemaUnion build() {
      return new SchemaUnion(tag, members, keys, extension, unknown, extra);
    }
  }
}

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
import java.util.Objects;

/**
 * The fields of a request that an agent supports.
 *
 * @param fields The supported fields; their values may still be refused.
 * @param refused By unsupported field: why it is refused.
 * @param extra Fields that this version does not know.
 */
public record AgentSupport(
    List<String> fields, Map<String, String> refused, Map<String, JsonNode> extra)
    implements Model {
  public AgentSupport {
    Objects.requireNonNull(fields, "fields");
    Objects.requireNonNull(refused, "refused");
    fields = Copies.of(fields);
    refused = Copies.of(refused);
    extra = Copies.of(extra);
  }

  public static AgentSupport decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgentSupport(
        in.required("fields", Decoders.list(Decoders.TEXT)),
        in.required("refused", Decoders.map(Decoders.TEXT)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("fields", fields);
    out.put("refused", refused);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<String> fields, Map<String, String> refused) {
    return new Builder(fields, refused);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(fields, refused);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private List<String> fields;
    private Map<String, String> refused;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<String> fields, Map<String, String> refused) {
      this.fields = fields;
      this.refused = refused;
    }

    public Builder fields(List<String> fields) {
      this.fields = fields;
      return this;
    }

    public Builder refused(Map<String, String> refused) {
      this.refused = refused;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgentSupport build() {
      return new AgentSupport(fields, refused, extra);
    }
  }
}

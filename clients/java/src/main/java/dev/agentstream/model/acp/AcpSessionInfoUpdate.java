// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * Facts of the session changed; null removes a fact.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpSessionInfoUpdate(
    ObjectNode meta, String title, String updatedAt, Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpSessionInfoUpdate {
    extra = Copies.of(extra);
  }

  public static AcpSessionInfoUpdate decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "session_info_update");
    return new AcpSessionInfoUpdate(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.optionalOrNull("title", Decoders.TEXT),
        in.optionalOrNull("updatedAt", Decoders.TEXT),
        in.extra());
  }

  public String sessionUpdate() {
    return "session_info_update";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "session_info_update");
    out.put("_meta", meta);
    out.put("title", title);
    out.put("updatedAt", updatedAt);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpSessionInfoUpdate(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.meta = meta;
    builder.title = title;
    builder.updatedAt = updatedAt;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private String title;
    private String updatedAt;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder updatedAt(String updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpSessionInfoUpdate build() {
      return new AcpSessionInfoUpdate(meta, title, updatedAt, extra);
    }
  }
}

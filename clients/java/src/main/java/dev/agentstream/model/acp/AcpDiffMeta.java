// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.AcpDiffMetaKind;
import java.util.Map;

/**
 * An agent's own additions to a diff.
 *
 * @param kind Sent by Gemini CLI; `update` by codex-acp.
 * @param extra Fields that this version does not know.
 */
public record AcpDiffMeta(AcpDiffMetaKind kind, Map<String, JsonNode> extra) implements Model {
  public AcpDiffMeta {
    extra = Copies.of(extra);
  }

  public static AcpDiffMeta decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpDiffMeta(in.optional("kind", AcpDiffMetaKind::decode), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", kind);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.kind = kind;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AcpDiffMetaKind kind;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder kind(AcpDiffMetaKind kind) {
      this.kind = kind;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpDiffMeta build() {
      return new AcpDiffMeta(kind, extra);
    }
  }
}

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
import java.util.Objects;

/**
 * A change of a file: intended while the call is pending, made once it completed.
 *
 * @param newText The text after.
 * @param extra Fields that this version does not know.
 */
public record AcpToolCallDiff(
    String path, String newText, String oldText, AcpDiffMeta meta, Map<String, JsonNode> extra)
    implements AcpToolCallContent {
  public AcpToolCallDiff {
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(newText, "newText");
    extra = Copies.of(extra);
  }

  public static AcpToolCallDiff decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "diff");
    return new AcpToolCallDiff(
        in.required("path", Decoders.TEXT),
        in.required("newText", Decoders.TEXT),
        in.optionalOrNull("oldText", Decoders.TEXT),
        in.optionalOrNull("_meta", AcpDiffMeta::decode),
        in.extra());
  }

  public String type() {
    return "diff";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "diff");
    out.put("path", path);
    out.put("newText", newText);
    out.put("oldText", oldText);
    out.put("_meta", meta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpToolCallContent.Cases<R> cases) {
    return cases.acpToolCallDiff(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String path, String newText) {
    return new Builder(path, newText);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(path, newText);
    builder.oldText = oldText;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String path;
    private String newText;
    private String oldText;
    private AcpDiffMeta meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String path, String newText) {
      this.path = path;
      this.newText = newText;
    }

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    public Builder newText(String newText) {
      this.newText = newText;
      return this;
    }

    public Builder oldText(String oldText) {
      this.oldText = oldText;
      return this;
    }

    public Builder meta(AcpDiffMeta meta) {
      this.meta = meta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpToolCallDiff build() {
      return new AcpToolCallDiff(path, newText, oldText, meta, extra);
    }
  }
}

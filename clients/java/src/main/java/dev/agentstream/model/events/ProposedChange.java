// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.ChangeType;
import java.util.Map;
import java.util.Objects;

/**
 * A change to a file that has not been made yet.
 *
 * @param filePath As reported by the vendor.
 * @param diff A unified diff.
 * @param before The content before.
 * @param after The content after.
 * @param extra Fields that this version does not know.
 */
public record ProposedChange(
    String filePath,
    ChangeType changeType,
    String diff,
    String before,
    String after,
    Map<String, JsonNode> extra)
    implements Model {
  public ProposedChange {
    Objects.requireNonNull(filePath, "filePath");
    Objects.requireNonNull(changeType, "changeType");
    extra = Copies.of(extra);
  }

  public static ProposedChange decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new ProposedChange(
        in.required("filePath", Decoders.TEXT),
        in.required("changeType", ChangeType::decode),
        in.optional("diff", Decoders.TEXT),
        in.optional("before", Decoders.TEXT),
        in.optional("after", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("filePath", filePath);
    out.put("changeType", changeType);
    out.put("diff", diff);
    out.put("before", before);
    out.put("after", after);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String filePath, ChangeType changeType) {
    return new Builder(filePath, changeType);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(filePath, changeType);
    builder.diff = diff;
    builder.before = before;
    builder.after = after;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String filePath;
    private ChangeType changeType;
    private String diff;
    private String before;
    private String after;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String filePath, ChangeType changeType) {
      this.filePath = filePath;
      this.changeType = changeType;
    }

    public Builder filePath(String filePath) {
      this.filePath = filePath;
      return this;
    }

    public Builder changeType(ChangeType changeType) {
      this.changeType = changeType;
      return this;
    }

    public Builder diff(String diff) {
      this.diff = diff;
      return this;
    }

    public Builder before(String before) {
      this.before = before;
      return this;
    }

    public Builder after(String after) {
      this.after = after;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ProposedChange build() {
      return new ProposedChange(filePath, changeType, diff, before, after, extra);
    }
  }
}

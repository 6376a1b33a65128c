// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.sessionevent;

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
 * What diff carries.
 *
 * @param extra Fields that this version does not know.
 */
public record SessionDiffPayload(String file, String diff, Map<String, JsonNode> extra)
    implements Model {
  public SessionDiffPayload {
    Objects.requireNonNull(file, "file");
    extra = Copies.of(extra);
  }

  public static SessionDiffPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SessionDiffPayload(
        in.required("file", Decoders.TEXT), in.optional("diff", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("file", file);
    out.put("diff", diff);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String file) {
    return new Builder(file);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(file);
    builder.diff = diff;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String file;
    private String diff;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String file) {
      this.file = file;
    }

    public Builder file(String file) {
      this.file = file;
      return this;
    }

    public Builder diff(String diff) {
      this.diff = diff;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionDiffPayload build() {
      return new SessionDiffPayload(file, diff, extra);
    }
  }
}

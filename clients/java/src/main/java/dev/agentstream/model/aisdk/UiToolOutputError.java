// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

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
 * A call failed.
 *
 * @param providerExecuted The agent runs the tool itself; always set by us.
 * @param dynamic The reader need not know the tool; always set by us.
 * @param providerMetadata Facts by provider.
 * @param extra Fields that this version does not know.
 */
public record UiToolOutputError(
    String toolCallId,
    Boolean providerExecuted,
    Boolean dynamic,
    ObjectNode toolMetadata,
    Map<String, ObjectNode> providerMetadata,
    String errorText,
    Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiToolOutputError {
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(errorText, "errorText");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiToolOutputError decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "tool-output-error");
    return new UiToolOutputError(
        in.required("toolCallId", Decoders.TEXT),
        in.optional("providerExecuted", Decoders.BOOLEAN),
        in.optional("dynamic", Decoders.BOOLEAN),
        in.optional("toolMetadata", Decoders.OBJECT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.required("errorText", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "tool-output-error";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "tool-output-error");
    out.put("toolCallId", toolCallId);
    out.put("providerExecuted", providerExecuted);
    out.put("dynamic", dynamic);
    out.put("toolMetadata", toolMetadata);
    out.put("providerMetadata", providerMetadata);
    out.put("errorText", errorText);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiToolOutputError(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolCallId, String errorText) {
    return new Builder(toolCallId, errorText);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId, errorText);
    builder.providerExecuted = providerExecuted;
    builder.dynamic = dynamic;
    builder.toolMetadata = toolMetadata;
    builder.providerMetadata = providerMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolCallId;
    private Boolean providerExecuted;
    private Boolean dynamic;
    private ObjectNode toolMetadata;
    private Map<String, ObjectNode> providerMetadata;
    private String errorText;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId, String errorText) {
      this.toolCallId = toolCallId;
      this.errorText = errorText;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder providerExecuted(boolean providerExecuted) {
      this.providerExecuted = providerExecuted;
      return this;
    }

    public Builder dynamic(boolean dynamic) {
      this.dynamic = dynamic;
      return this;
    }

    public Builder toolMetadata(ObjectNode toolMetadata) {
      this.toolMetadata = toolMetadata;
      return this;
    }

    public Builder providerMetadata(Map<String, ObjectNode> providerMetadata) {
      this.providerMetadata = providerMetadata;
      return this;
    }

    public Builder errorText(String errorText) {
      this.errorText = errorText;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiToolOutputError build() {
      return new UiToolOutputError(
          toolCallId, providerExecuted, dynamic, toolMetadata, providerMetadata, errorText, extra);
    }
  }
}

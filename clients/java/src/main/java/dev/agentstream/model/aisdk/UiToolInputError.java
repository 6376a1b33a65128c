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
 * A call was withdrawn, or its arguments are not valid.
 *
 * @param providerExecuted The agent runs the tool itself; always set by us.
 * @param dynamic The reader need not know the tool; always set by us.
 * @param providerMetadata Facts by provider.
 * @param extra Fields that this version does not know.
 */
public record UiToolInputError(
    String toolCallId,
    Boolean providerExecuted,
    Boolean dynamic,
    ObjectNode toolMetadata,
    Map<String, ObjectNode> providerMetadata,
    String toolName,
    String title,
    JsonNode input,
    String errorText,
    Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiToolInputError {
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(toolName, "toolName");
    Objects.requireNonNull(input, "input");
    Objects.requireNonNull(errorText, "errorText");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiToolInputError decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "tool-input-error");
    return new UiToolInputError(
        in.required("toolCallId", Decoders.TEXT),
        in.optional("providerExecuted", Decoders.BOOLEAN),
        in.optional("dynamic", Decoders.BOOLEAN),
        in.optional("toolMetadata", Decoders.OBJECT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.required("toolName", Decoders.TEXT),
        in.optional("title", Decoders.TEXT),
        in.required("input", Decoders.ANY),
        in.required("errorText", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "tool-input-error";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "tool-input-error");
    out.put("toolCallId", toolCallId);
    out.put("providerExecuted", providerExecuted);
    out.put("dynamic", dynamic);
    out.put("toolMetadata", toolMetadata);
    out.put("providerMetadata", providerMetadata);
    out.put("toolName", toolName);
    out.put("title", title);
    out.put("input", input);
    out.put("errorText", errorText);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiToolInputError(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String toolCallId, String toolName, JsonNode input, String errorText) {
    return new Builder(toolCallId, toolName, input, errorText);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId, toolName, input, errorText);
    builder.providerExecuted = providerExecuted;
    builder.dynamic = dynamic;
    builder.toolMetadata = toolMetadata;
    builder.providerMetadata = providerMetadata;
    builder.title = title;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolCallId;
    private Boolean providerExecuted;
    private Boolean dynamic;
    private ObjectNode toolMetadata;
    private Map<String, ObjectNode> providerMetadata;
    private String toolName;
    private String title;
    private JsonNode input;
    private String errorText;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId, String toolName, JsonNode input, String errorText) {
      this.toolCallId = toolCallId;
      this.toolName = toolName;
      this.input = input;
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

    public Builder toolName(String toolName) {
      this.toolName = toolName;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder input(JsonNode input) {
      this.input = input;
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

    public UiToolInputError build() {
      return new UiToolInputError(
          toolCallId,
          providerExecuted,
          dynamic,
          toolMetadata,
          providerMetadata,
          toolName,
          title,
          input,
          errorText,
          extra);
    }
  }
}

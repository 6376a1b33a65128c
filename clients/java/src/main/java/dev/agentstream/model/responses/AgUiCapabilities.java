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

/**
 * The capabilities that the gateway offers to AG-UI clients.
 *
 * @param identity Name and version of the server.
 * @param transport How runs are streamed.
 * @param tools The supported use of tools.
 * @param state What is kept.
 * @param multiAgent Whether agents start sub-agents.
 * @param reasoning Whether reasoning is streamed.
 * @param multimodal The supported parts of a message.
 * @param humanInTheLoop Approvals and interrupts.
 * @param custom The agents of this server.
 * @param extra Fields that this version does not know.
 */
public record AgUiCapabilities(
    ObjectNode identity,
    ObjectNode transport,
    ObjectNode tools,
    ObjectNode state,
    ObjectNode multiAgent,
    ObjectNode reasoning,
    ObjectNode multimodal,
    ObjectNode humanInTheLoop,
    ObjectNode custom,
    Map<String, JsonNode> extra)
    implements Model {
  public AgUiCapabilities {
    extra = Copies.of(extra);
  }

  public static AgUiCapabilities decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiCapabilities(
        in.optional("identity", Decoders.OBJECT),
        in.optional("transport", Decoders.OBJECT),
        in.optional("tools", Decoders.OBJECT),
        in.optional("state", Decoders.OBJECT),
        in.optional("multiAgent", Decoders.OBJECT),
        in.optional("reasoning", Decoders.OBJECT),
        in.optional("multimodal", Decoders.OBJECT),
        in.optional("humanInTheLoop", Decoders.OBJECT),
        in.optional("custom", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("identity", identity);
    out.put("transport", transport);
    out.put("tools", tools);
    out.put("state", state);
    out.put("multiAgent", multiAgent);
    out.put("reasoning", reasoning);
    out.put("multimodal", multimodal);
    out.put("humanInTheLoop", humanInTheLoop);
    out.put("custom", custom);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.identity = identity;
    builder.transport = transport;
    builder.tools = tools;
    builder.state = state;
    builder.multiAgent = multiAgent;
    builder.reasoning = reasoning;
    builder.multimodal = multimodal;
    builder.humanInTheLoop = humanInTheLoop;
    builder.custom = custom;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode identity;
    private ObjectNode transport;
    private ObjectNode tools;
    private ObjectNode state;
    private ObjectNode multiAgent;
    private ObjectNode reasoning;
    private ObjectNode multimodal;
    private ObjectNode humanInTheLoop;
    private ObjectNode custom;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder identity(ObjectNode identity) {
      this.identity = identity;
      return this;
    }

    public Builder transport(ObjectNode transport) {
      this.transport = transport;
      return this;
    }

    public Builder tools(ObjectNode tools) {
      this.tools = tools;
      return this;
    }

    public Builder state(ObjectNode state) {
      this.state = state;
      return this;
    }

    public Builder multiAgent(ObjectNode multiAgent) {
      this.multiAgent = multiAgent;
      return this;
    }

    public Builder reasoning(ObjectNode reasoning) {
      this.reasoning = reasoning;
      return this;
    }

    public Builder multimodal(ObjectNode multimodal) {
      this.multimodal = multimodal;
      return this;
    }

    public Builder humanInTheLoop(ObjectNode humanInTheLoop) {
      this.humanInTheLoop = humanInTheLoop;
      return this;
    }

    public Builder custom(ObjectNode custom) {
      this.custom = custom;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiCapabilities build() {
      return new AgUiCapabilities(
          identity,
          transport,
          tools,
          state,
          multiAgent,
          reasoning,
          multimodal,
          humanInTheLoop,
          custom,
          extra);
    }
  }
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;

/**
 * Interrupts the turn.
 *
 * @param ref Returned in the `ack` or `problem` that answers this frame.
 */
public record InterruptFrame(String ref) implements ClientFrame {
  public static InterruptFrame decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "interrupt");
    InterruptFrame decoded = new InterruptFrame(in.optional("ref", Decoders.TEXT));
    in.end();
    return decoded;
  }

  public String type() {
    return "interrupt";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "interrupt");
    out.put("ref", ref);
    return out.end();
  }

  @Override
  public <R> R match(ClientFrame.Cases<R> cases) {
    return cases.interruptFrame(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.ref = ref;
    return builder;
  }

  public static final class Builder {
    private String ref;

    private Builder() {}

    public Builder ref(String ref) {
      this.ref = ref;
      return this;
    }

    public InterruptFrame build() {
      return new InterruptFrame(ref);
    }
  }
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Objects;

/**
 * A server that the gateway's owner has registered.
 *
 * @param name The name it is registered by.
 */
public record McpRegisteredServer(String name) implements McpServer {
  public McpRegisteredServer {
    Objects.requireNonNull(name, "name");
  }

  public static McpRegisteredServer decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "registered");
    McpRegisteredServer decoded = new McpRegisteredServer(in.required("name", Decoders.TEXT));
    in.end();
    return decoded;
  }

  public String type() {
    return "registered";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "registered");
    out.put("name", name);
    return out.end();
  }

  @Override
  public <R> R match(McpServer.Cases<R> cases) {
    return cases.mcpRegisteredServer(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String name) {
    return new Builder(name);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(name);
    return builder;
  }

  public static final class Builder {
    private String name;

    private Builder(String name) {
      this.name = name;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public McpRegisteredServer build() {
      return new McpRegisteredServer(name);
    }
  }
}

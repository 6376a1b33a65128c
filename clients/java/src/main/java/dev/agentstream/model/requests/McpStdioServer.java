// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A server that is started as a process and speaks over stdio.
 *
 * @param name Unique in the request; tools are named after it.
 * @param command The program, by name or absolute path.
 * @param env Additions to the server's environment.
 */
public record McpStdioServer(
    String name, String command, List<String> args, Map<String, String> env) implements McpServer {
  public McpStdioServer {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(command, "command");
    args = Copies.of(args);
    env = Copies.of(env);
  }

  public static McpStdioServer decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "stdio");
    McpStdioServer decoded =
        new McpStdioServer(
            in.required("name", Decoders.TEXT),
            in.required("command", Decoders.TEXT),
            in.optional("args", Decoders.list(Decoders.TEXT)),
            in.optional("env", Decoders.map(Decoders.TEXT)));
    in.end();
    return decoded;
  }

  public String type() {
    return "stdio";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "stdio");
    out.put("name", name);
    out.put("command", command);
    out.put("args", args);
    out.put("env", env);
    return out.end();
  }

  @Override
  public <R> R match(McpServer.Cases<R> cases) {
    return cases.mcpStdioServer(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String name, String command) {
    return new Builder(name, command);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(name, command);
    builder.args = args;
    builder.env = env;
    return builder;
  }

  public static final class Builder {
    private String name;
    private String command;
    private List<String> args;
    private Map<String, String> env;

    private Builder(String name, String command) {
      this.name = name;
      this.command = command;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder command(String command) {
      this.command = command;
      return this;
    }

    public Builder args(List<String> args) {
      this.args = args;
      return this;
    }

    public Builder env(Map<String, String> env) {
      this.env = env;
      return this;
    }

    public McpStdioServer build() {
      return new McpStdioServer(name, command, args, env);
    }
  }
}

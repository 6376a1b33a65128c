// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

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
 * A server that is reached over HTTP with server-sent events.
 *
 * @param name Unique in the request; tools are named after it.
 * @param url An absolute `http:` or `https:` URL.
 * @param headers Sent with every request to the server.
 */
public record McpSseServer(String name, String url, Map<String, String> headers)
    implements McpServer {
  public McpSseServer {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(url, "url");
    headers = Copies.of(headers);
  }

  public static McpSseServer decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "sse");
    McpSseServer decoded =
        new McpSseServer(
            in.required("name", Decoders.TEXT),
            in.required("url", Decoders.TEXT),
            in.optional("headers", Decoders.map(Decoders.TEXT)));
    in.end();
    return decoded;
  }

  public String type() {
    return "sse";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "sse");
    out.put("name", name);
    out.put("url", url);
    out.put("headers", headers);
    return out.end();
  }

  @Override
  public <R> R match(McpServer.Cases<R> cases) {
    return cases.mcpSseServer(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String name, String url) {
    return new Builder(name, url);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(name, url);
    builder.headers = headers;
    return builder;
  }

  public static final class Builder {
    private String name;
    private String url;
    private Map<String, String> headers;

    private Builder(String name, String url) {
      this.name = name;
      this.url = url;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder url(String url) {
      this.url = url;
      return this;
    }

    public Builder headers(Map<String, String> headers) {
      this.headers = headers;
      return this;
    }

    public McpSseServer build() {
      return new McpSseServer(name, url, headers);
    }
  }
}

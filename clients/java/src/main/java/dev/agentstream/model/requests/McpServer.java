// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;

/** An MCP server that the agent may use. */
public sealed interface McpServer extends Model
    permits McpRegisteredServer, McpStdioServer, McpHttpServer, McpSseServer {
  String type();

  String name();

  /** Calls the method of the member that this McpServer is. */
  <R> R match(Cases<R> cases);

  static McpServer decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "registered" -> McpRegisteredServer.decode(value, at);
      case "stdio" -> McpStdioServer.decode(value, at);
      case "http" -> McpHttpServer.decode(value, at);
      case "sse" -> McpSseServer.decode(value, at);
      default -> throw Tags.unknown("type", tag, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R mcpRegisteredServer(McpRegisteredServer value);

    R mcpStdioServer(McpStdioServer value);

    R mcpHttpServer(McpHttpServer value);

    R mcpSseServer(McpSseServer value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(McpServer value);

    @Override
    default R mcpRegisteredServer(McpRegisteredServer value) {
      return otherwise(value);
    }

    @Override
    default R mcpStdioServer(McpStdioServer value) {
      return otherwise(value);
    }

    @Override
    default R mcpHttpServer(McpHttpServer value) {
      return otherwise(value);
    }

    @Override
    default R mcpSseServer(McpSseServer value) {
      return otherwise(value);
    }
  }
}

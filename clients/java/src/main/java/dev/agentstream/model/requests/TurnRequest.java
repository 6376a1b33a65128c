// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.BusyPolicy;
import java.util.List;
import java.util.Objects;

/**
 * A further prompt in a session.
 *
 * @param prompt The task of the agent: text of at most 100,000 characters, or parts.
 * @param ifBusy What to do while a turn runs: `queue` the prompt (also when absent), `refuse` it,
 *     `interrupt` the turn, or `steer`: add the prompt to the running turn.
 * @param mcpServers MCP servers for the agent, in addition to those of its own settings.
 */
public record TurnRequest(
    StringOrPromptPartList prompt, BusyPolicy ifBusy, List<McpServer> mcpServers) implements Model {
  public TurnRequest {
    Objects.requireNonNull(prompt, "prompt");
    mcpServers = Copies.of(mcpServers);
  }

  public static TurnRequest decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    TurnRequest decoded =
        new TurnRequest(
            in.required("prompt", StringOrPromptPartList::decode),
            in.optional("ifBusy", BusyPolicy::decodeKnown),
            in.optional("mcpServers", Decoders.list(McpServer::decode)));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("prompt", prompt);
    out.put("ifBusy", ifBusy);
    out.put("mcpServers", mcpServers);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(StringOrPromptPartList prompt) {
    return new Builder(prompt);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(prompt);
    builder.ifBusy = ifBusy;
    builder.mcpServers = mcpServers;
    return builder;
  }

  public static final class Builder {
    private StringOrPromptPartList prompt;
    private BusyPolicy ifBusy;
    private List<McpServer> mcpServers;

    private Builder(StringOrPromptPartList prompt) {
      this.prompt = prompt;
    }

    public Builder prompt(StringOrPromptPartList prompt) {
      this.prompt = prompt;
      return this;
    }

    public Builder prompt(String prompt) {
      this.prompt = StringOrPromptPartList.of(prompt);
      return this;
    }

    public Builder prompt(List<PromptPart> prompt) {
      this.prompt = StringOrPromptPartList.of(prompt);
      return this;
    }

    public Builder ifBusy(BusyPolicy ifBusy) {
      this.ifBusy = ifBusy;
      return this;
    }

    public Builder mcpServers(List<McpServer> mcpServers) {
      this.mcpServers = mcpServers;
      return this;
    }

    public TurnRequest build() {
      return new TurnRequest(prompt, ifBusy, mcpServers);
    }
  }
}

// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import dev.agentstream.model.requests.StringOrIntegerOrNull;
import java.util.Map;

/** An answer of `POST /rpc`. */
public sealed interface RpcResponse extends Model permits RpcFailure, RpcResult {
  StringOrIntegerOrNull id();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this RpcResponse is. */
  <R> R match(Cases<R> cases);

  static RpcResponse decode(JsonNode value, Pointer at) {
    if (value.has("error")) {
      return RpcFailure.decode(value, at);
    }
    if (value.has("result")) {
      return RpcResult.decode(value, at);
    }
    throw Tags.missing(value, at, "error", "result");
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R rpcFailure(RpcFailure value);

    R rpcResult(RpcResult value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(RpcResponse value);

    @Override
    default R rpcFailure(RpcFailure value) {
      return otherwise(value);
    }

    @Override
    default R rpcResult(RpcResult value) {
      return otherwise(value);
    }
  }
}

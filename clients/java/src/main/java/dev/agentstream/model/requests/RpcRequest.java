// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;

/** A call of `POST /rpc`. */
public sealed interface RpcRequest extends Model
    permits RpcSessionCreate,
        RpcSessionSend,
        RpcSessionResume,
        RpcSessionDestroy,
        RpcSessionList,
        RpcSessionSetMode,
        RpcSessionSetModel,
        RpcSessionInterrupt,
        RpcSessionQueueStats,
        RpcSessionReconnect,
        RpcHealthCheck,
        RpcMonitorSessions {
  String method();

  StringOrIntegerOrNull id();

  String jsonrpc();

  /** Calls the method of the member that this RpcRequest is. */
  <R> R match(Cases<R> cases);

  static RpcRequest decode(JsonNode value, Pointer at) {
    String tag = Tags.of("method", value, at);
    return switch (tag) {
      case "session.create" -> RpcSessionCreate.decode(value, at);
      case "session.send" -> RpcSessionSend.decode(value, at);
      case "session.resume" -> RpcSessionResume.decode(value, at);
      case "session.destroy" -> RpcSessionDestroy.decode(value, at);
      case "session.list" -> RpcSessionList.decode(value, at);
      case "session.set_mode" -> RpcSessionSetMode.decode(value, at);
      case "session.set_model" -> RpcSessionSetModel.decode(value, at);
      case "session.interrupt" -> RpcSessionInterrupt.decode(value, at);
      case "session.queue_stats" -> RpcSessionQueueStats.decode(value, at);
      case "session.reconnect" -> RpcSessionReconnect.decode(value, at);
      case "health.check" -> RpcHealthCheck.decode(value, at);
      case "monitor.sessions" -> RpcMonitorSessions.decode(value, at);
      default -> throw Tags.unknown("method", tag, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R rpcSessionCreate(RpcSessionCreate value);

    R rpcSessionSend(RpcSessionSend value);

    R rpcSessionResume(RpcSessionResume value);

    R rpcSessionDestroy(RpcSessionDestroy value);

    R rpcSessionList(RpcSessionList value);

    R rpcSessionSetMode(RpcSessionSetMode value);

    R rpcSessionSetModel(RpcSessionSetModel value);

    R rpcSessionInterrupt(RpcSessionInterrupt value);

    R rpcSessionQueueStats(RpcSessionQueueStats value);

    R rpcSessionReconnect(RpcSessionReconnect value);

    R rpcHealthCheck(RpcHealthCheck value);

    R rpcMonitorSessions(RpcMonitorSessions value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(RpcRequest value);

    @Override
    default R rpcSessionCreate(RpcSessionCreate value) {
      return otherwise(value);
    }

    @Override
    default R rpcSessionSend(RpcSessionSend value) {
      return otherwise(value);
    }

    @Override
    default R rpcSessionResume(RpcSessionResume value) {
      return otherwise(value);
    }

    @Override
    default R rpcSessionDestroy(RpcSessionDestroy value) {
      return otherwise(value);
    }

    @Override
    default R rpcSessionList(RpcSessionList value) {
      return otherwise(value);
    }

    @Override
    default R rpcSessionSetMode(RpcSessionSetMode value) {
      return otherwise(value);
    }

    @Override
    default R rpcSessionSetModel(RpcSessionSetModel value) {
      return otherwise(value);
    }

    @Override
    default R rpcSessionInterrupt(RpcSessionInterrupt value) {
      return otherwise(value);
    }

    @Override
    default R rpcSessionQueueStats(RpcSessionQueueStats value) {
      return otherwise(value);
    }

    @Override
    default R rpcSessionReconnect(RpcSessionReconnect value) {
      return otherwise(value);
    }

    @Override
    default R rpcHealthCheck(RpcHealthCheck value) {
      return otherwise(value);
    }

    @Override
    default R rpcMonitorSessions(RpcMonitorSessions value) {
      return otherwise(value);
    }
  }
}

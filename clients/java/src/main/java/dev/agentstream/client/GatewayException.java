package dev.agentstream.client;

import dev.agentstream.json.DecodeException;
import dev.agentstream.json.Json;
import dev.agentstream.model.responses.Problem;

/** The gateway refused a request. */
public final class GatewayException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient Problem problem;

  private GatewayException(int status, Problem problem, String message) {
    super(message);
    this.status = status;
    this.problem = problem;
  }

  static GatewayException of(int status, byte[] body) {
    try {
      Problem problem = Json.decode(body, Problem::decode);
      String detail = problem.detail() == null ? problem.title() : problem.detail();
      return new GatewayException(status, problem, status + ": " + detail);
    } catch (DecodeException error) {
      return new GatewayException(status, null, status + ": the gateway refused the request");
    }
  }

  public int status() {
    return status;
  }

  /** What the gateway answered; null if it was not a problem document. */
  public Problem problem() {
    return problem;
  }
}

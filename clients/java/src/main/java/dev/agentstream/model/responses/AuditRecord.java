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
import dev.agentstream.model.words.AuditAction;
import dev.agentstream.model.words.AuditRecordOutcome;
import java.util.Map;
import java.util.Objects;

/**
 * A line of the audit log: what a caller did, or why it was refused.
 *
 * @param action `request`: any other request, which was refused.
 * @param owner The owner of the token; absent if the caller is unknown.
 * @param address The address that the request came from.
 * @param requestId The id of the request, as in the log of requests.
 * @param route The route's template, such as `/v1/sessions/:id`.
 * @param answered The id of the permission or the question.
 * @param decision How it was answered.
 * @param status The HTTP status of a refusal.
 * @param problem The kind of a refusal, such as `exceeds-cap`.
 * @param reason Why it was refused, in words.
 * @param extra Fields that this version does not know.
 */
public record AuditRecord(
    String time,
    AuditAction action,
    AuditRecordOutcome outcome,
    String owner,
    String address,
    String requestId,
    String method,
    String route,
    String sessionId,
    String agentType,
    String answered,
    String decision,
    Long status,
    String problem,
    String reason,
    Map<String, JsonNode> extra)
    implements Model {
  public AuditRecord {
    Objects.requireNonNull(time, "time");
    Objects.requireNonNull(action, "action");
    Objects.requireNonNull(outcome, "outcome");
    Objects.requireNonNull(address, "address");
    Objects.requireNonNull(requestId, "requestId");
    extra = Copies.of(extra);
  }

  public static AuditRecord decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AuditRecord(
        in.required("time", Decoders.TIMESTAMP),
        in.required("action", AuditAction::decode),
        in.required("outcome", AuditRecordOutcome::decode),
        in.optional("owner", Decoders.TEXT),
        in.required("address", Decoders.TEXT),
        in.required("requestId", Decoders.TEXT),
        in.optional("method", Decoders.TEXT),
        in.optional("route", Decoders.TEXT),
        in.optional("sessionId", Decoders.TEXT),
        in.optional("agentType", Decoders.TEXT),
        in.optional("answered", Decoders.TEXT),
        in.optional("decision", Decoders.TEXT),
        in.optional("status", Decoders.INTEGER),
        in.optional("problem", Decoders.TEXT),
        in.optional("reason", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("time", time);
    out.put("action", action);
    out.put("outcome", outcome);
    out.put("owner", owner);
    out.put("address", address);
    out.put("requestId", requestId);
    out.put("method", method);
    out.put("route", route);
    out.put("sessionId", sessionId);
    out.put("agentType", agentType);
    out.put("answered", answered);
    out.put("decision", decision);
    out.put("status", status);
    out.put("problem", problem);
    out.put("reason", reason);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String time,
      AuditAction action,
      AuditRecordOutcome outcome,
      String address,
      String requestId) {
    return new Builder(time, action, outcome, address, requestId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(time, action, outcome, address, requestId);
    builder.owner = owner;
    builder.method = method;
    builder.route = route;
    builder.sessionId = sessionId;
    builder.agentType = agentType;
    builder.answered = answered;
    builder.decision = decision;
    builder.status = status;
    builder.problem = problem;
    builder.reason = reason;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String time;
    private AuditAction action;
    private AuditRecordOutcome outcome;
    private String owner;
    private String address;
    private String requestId;
    private String method;
    private String route;
    private String sessionId;
    private String agentType;
    private String answered;
    private String decision;
    private Long status;
    private String problem;
    private String reason;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String time,
        AuditAction action,
        AuditRecordOutcome outcome,
        String address,
        String requestId) {
      this.time = time;
      this.action = action;
      this.outcome = outcome;
      this.address = address;
      this.requestId = requestId;
    }

    public Builder time(String time) {
      this.time = time;
      return this;
    }

    public Builder action(AuditAction action) {
      this.action = action;
      return this;
    }

    public Builder outcome(AuditRecordOutcome outcome) {
      this.outcome = outcome;
      return this;
    }

    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    public Builder address(String address) {
      this.address = address;
      return this;
    }

    public Builder requestId(String requestId) {
      this.requestId = requestId;
      return this;
    }

    public Builder method(String method) {
      this.method = method;
      return this;
    }

    public Builder route(String route) {
      this.route = route;
      return this;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder agentType(String agentType) {
      this.agentType = agentType;
      return this;
    }

    public Builder answered(String answered) {
      this.answered = answered;
      return this;
    }

    public Builder decision(String decision) {
      this.decision = decision;
      return this;
    }

    public Builder status(long status) {
      this.status = status;
      return this;
    }

    public Builder problem(String problem) {
      this.problem = problem;
      return this;
    }

    public Builder reason(String reason) {
      this.reason = reason;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AuditRecord build() {
      return new AuditRecord(
          time, action, outcome, owner, address, requestId, method, route, sessionId, agentType,
          answered, decision, status, problem, reason, extra);
    }
  }
}

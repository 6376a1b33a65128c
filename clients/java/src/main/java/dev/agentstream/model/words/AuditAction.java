// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record AuditAction(String value) implements Word {
  public static final AuditAction REQUEST = new AuditAction("request");
  public static final AuditAction LOGIN = new AuditAction("login");
  public static final AuditAction SESSION_CREATED = new AuditAction("sessionCreated");
  public static final AuditAction TURN_ADDED = new AuditAction("turnAdded");
  public static final AuditAction PERMISSION_ANSWERED = new AuditAction("permissionAnswered");
  public static final AuditAction QUESTION_ANSWERED = new AuditAction("questionAnswered");
  public static final AuditAction CANCELLED = new AuditAction("cancelled");
  public static final AuditAction DELETED = new AuditAction("deleted");
  public static final AuditAction CHANGED = new AuditAction("changed");

  public static final List<AuditAction> KNOWN =
      List.of(
          REQUEST,
          LOGIN,
          SESSION_CREATED,
          TURN_ADDED,
          PERMISSION_ANSWERED,
          QUESTION_ANSWERED,
          CANCELLED,
          DELETED,
          CHANGED);

  public AuditAction {
    Word.requireNotEmpty(value);
  }

  public static AuditAction decode(JsonNode value, Pointer at) {
    return new AuditAction(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AuditAction decodeKnown(JsonNode value, Pointer at) {
    return Decoders.known(KNOWN, value, at);
  }

  @Override
  public boolean isKnown() {
    return KNOWN.contains(this);
  }

  @Override
  public String toString() {
    return value;
  }
}

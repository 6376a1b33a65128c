// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;

/** A choice, or a group of choices. */
public sealed interface AcpConfigChoice extends Model
    permits AcpConfigGroup, AcpConfigValue, AcpOtherConfigChoice {
  String name();

  ObjectNode meta();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this AcpConfigChoice is. */
  <R> R match(Cases<R> cases);

  static AcpConfigChoice decode(JsonNode value, Pointer at) {
    if (value.has("group")) {
      return AcpConfigGroup.decode(value, at);
    }
    if (value.has("value")) {
      return AcpConfigValue.decode(value, at);
    }
    return AcpOtherConfigChoice.decode(value, at);
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R acpConfigGroup(AcpConfigGroup value);

    R acpConfigValue(AcpConfigValue value);

    R acpOtherConfigChoice(AcpOtherConfigChoice value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(AcpConfigChoice value);

    @Override
    default R acpConfigGroup(AcpConfigGroup value) {
      return otherwise(value);
    }

    @Override
    default R acpConfigValue(AcpConfigValue value) {
      return otherwise(value);
    }

    @Override
    default R acpOtherConfigChoice(AcpOtherConfigChoice value) {
      return otherwise(value);
    }
  }
}

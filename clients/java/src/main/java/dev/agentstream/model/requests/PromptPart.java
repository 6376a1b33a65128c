// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;

/** A part of a prompt. */
public sealed interface PromptPart extends Model permits PromptText, PromptImage, PromptFile {
  String type();

  /** Calls the method of the member that this PromptPart is. */
  <R> R match(Cases<R> cases);

  static PromptPart decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "text" -> PromptText.decode(value, at);
      case "image" -> PromptImage.decode(value, at);
      case "file" -> PromptFile.decode(value, at);
      default -> throw Tags.unknown("type", tag, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R promptText(PromptText value);

    R promptImage(PromptImage value);

    R promptFile(PromptFile value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(PromptPart value);

    @Override
    default R promptText(PromptText value) {
      return otherwise(value);
    }

    @Override
    default R promptImage(PromptImage value) {
      return otherwise(value);
    }

    @Override
    default R promptFile(PromptFile value) {
      return otherwise(value);
    }
  }
}

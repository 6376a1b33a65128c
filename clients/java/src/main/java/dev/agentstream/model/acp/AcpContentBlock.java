// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** A piece of a message, as in the Model Context Protocol. */
public sealed interface AcpContentBlock extends Model
    permits AcpTextBlock,
        AcpImageBlock,
        AcpAudioBlock,
        AcpResourceLinkBlock,
        AcpResourceBlock,
        AcpUnknownBlock {
  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this AcpContentBlock is. */
  <R> R match(Cases<R> cases);

  static AcpContentBlock decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "text" -> AcpTextBlock.decode(value, at);
      case "image" -> AcpImageBlock.decode(value, at);
      case "audio" -> AcpAudioBlock.decode(value, at);
      case "resource_link" -> AcpResourceLinkBlock.decode(value, at);
      case "resource" -> AcpResourceBlock.decode(value, at);
      default -> AcpUnknownBlock.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R acpTextBlock(AcpTextBlock value);

    R acpImageBlock(AcpImageBlock value);

    R acpAudioBlock(AcpAudioBlock value);

    R acpResourceLinkBlock(AcpResourceLinkBlock value);

    R acpResourceBlock(AcpResourceBlock value);

    R acpUnknownBlock(AcpUnknownBlock value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(AcpContentBlock value);

    @Override
    default R acpTextBlock(AcpTextBlock value) {
      return otherwise(value);
    }

    @Override
    default R acpImageBlock(AcpImageBlock value) {
      return otherwise(value);
    }

    @Override
    default R acpAudioBlock(AcpAudioBlock value) {
      return otherwise(value);
    }

    @Override
    default R acpResourceLinkBlock(AcpResourceLinkBlock value) {
      return otherwise(value);
    }

    @Override
    default R acpResourceBlock(AcpResourceBlock value) {
      return otherwise(value);
    }

    @Override
    default R acpUnknownBlock(AcpUnknownBlock value) {
      return otherwise(value);
    }
  }
}

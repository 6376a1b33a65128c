package dev.agentstream.json;

import com.fasterxml.jackson.databind.JsonNode;

/** What selects the member of a union. */
public final class Tags {
  private Tags() {}

  /** The tag of a value: a string, as a fault of any other kind is one of the tag. */
  public static String of(String property, JsonNode value, Pointer at) {
    JsonNode tag = Decoders.decodeObject(value, at).get(property);
    if (tag == null) {
      throw new DecodeException(at.at(property), "is required");
    }
    return Decoders.decodeText(tag, at.at(property));
  }

  /** The fault of a tag that no member has. */
  public static DecodeException unknown(String property, String tag, Pointer at) {
    return new DecodeException(at.at(property), "\"" + tag + "\" is not a known " + property);
  }

  /** The fault of a value that has the key of no member. */
  public static DecodeException missing(JsonNode value, Pointer at, String... keys) {
    Decoders.decodeObject(value, at);
    return new DecodeException(at, "expected one of the fields " + String.join(", ", keys));
  }
}

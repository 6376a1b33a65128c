package dev.agentstream.json;

/** A value is not what was expected. */
public final class DecodeException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String path;

  public DecodeException(Pointer at, String reason) {
    this(at, reason, null);
  }

  public DecodeException(Pointer at, String reason, Throwable cause) {
    super((at == Pointer.ROOT ? "value" : at) + ": " + reason, cause);
    this.path = at.toString();
  }

  /** Where the fault is: a JSON Pointer, empty for the value as a whole. */
  public String path() {
    return path;
  }
}

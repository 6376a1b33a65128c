package dev.agentstream.json;

/** A place in a JSON value, as a JSON Pointer. */
public final class Pointer {
  public static final Pointer ROOT = new Pointer(null, "");

  private final Pointer parent;
  private final String key;

  private Pointer(Pointer parent, String key) {
    this.parent = parent;
    this.key = key;
  }

  public Pointer at(String key) {
    return new Pointer(this, key);
  }

  public Pointer at(int index) {
    return new Pointer(this, Integer.toString(index));
  }

  /** As {@code /entries/1/status}; empty for the value as a whole. */
  @Override
  public String toString() {
    if (parent == null) {
      return "";
    }
    return parent + "/" + key.replace("~", "~0").replace("/", "~1");
  }
}

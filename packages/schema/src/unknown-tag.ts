/**
 * The tag of an event that this version does not know. On the wire it is any other string; in types it is a
 * name of its own that no literal equals, which is what makes `switch (event.type)` narrow. It has no value.
 */
export declare enum UnknownTag {
  _ = "\0",
}

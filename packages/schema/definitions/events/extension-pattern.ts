/** The type of a native event that has no meaning among ours: `<agent>:<native name>`. */
export const extensionPattern = "^[a-z][a-z0-9-]*:";

/** What `extensionPattern` does not match, said without a negation: not every generator knows `not`. */
export const otherPattern = "^([^a-z]|$|[a-z][a-z0-9-]*([^a-z0-9:-]|$))";

/** The version of the contract that events are told by: major.minor of `schemas/v1`, raised when something is added. */
export const schemaVersion = "1.0";

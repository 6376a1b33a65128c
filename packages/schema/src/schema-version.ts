/** The version of the contract, `schemas/v1`: major.minor; the minor one is raised when something is added. */
export const schemaVersion = "1.0";

/** Records of another major version need a migration. */
export const schemaMajor = 1;

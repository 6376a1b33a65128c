/**
 * The version of `schemas/v1` that is written by: `major.minor`. The major is the folder; the minor is raised with
 * each release that adds something.
 */
export const schemaVersion = "1.0";

/** The major version alone, as stored logs have it. */
export const schemaMajor: number = Number.parseInt(schemaVersion, 10);

// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Types generated from the schemas. */
package dev.agentstream.model;

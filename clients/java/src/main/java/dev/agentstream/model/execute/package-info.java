// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Events of the execute family. */
package dev.agentstream.model.execute;

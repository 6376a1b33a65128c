// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Events of the ai-sdk family. */
package dev.agentstream.model.aisdk;

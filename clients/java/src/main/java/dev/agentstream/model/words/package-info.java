// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Lists of words. */
package dev.agentstream.model.words;

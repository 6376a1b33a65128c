// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Unified events. */
package dev.agentstream.model.events;

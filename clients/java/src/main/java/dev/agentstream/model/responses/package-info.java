// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Responses of the gateway. */
package dev.agentstream.model.responses;

// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Requests to the gateway. */
package dev.agentstream.model.requests;

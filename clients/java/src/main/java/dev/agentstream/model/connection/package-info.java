// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Connection events. */
package dev.agentstream.model.connection;

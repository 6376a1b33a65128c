// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Events of the session-event family. */
package dev.agentstream.model.sessionevent;

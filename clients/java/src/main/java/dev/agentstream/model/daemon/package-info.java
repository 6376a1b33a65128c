// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Events of the daemon family. */
package dev.agentstream.model.daemon;

// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Events of the ues family. */
package dev.agentstream.model.ues;

// @generated from schemas/v1 by `npm run generate`. Do not edit.
/** Events of the ag-ui family. */
package dev.agentstream.model.agui;

/** What one request may send or fetch. */
export const gatewayLimits = {
  maxBodyBytes: 2_097_152,
  maxPageEvents: 1000,
  maxPageSessions: 500,
} as const;

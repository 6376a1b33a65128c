/** `<provider>/<model>`, as the CLI's own flag has it. */
export const modelName = (
  provider: string | undefined,
  model: string | undefined,
): string | undefined =>
  model === undefined || provider === undefined ? model : `${provider}/${model}`;

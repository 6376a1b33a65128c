/** The channel on which the listeners of a stream are woken. */
export const wakeOf = (stream: string): string => `${stream}:wake`;

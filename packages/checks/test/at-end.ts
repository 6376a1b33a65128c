const cleanUps: (() => unknown)[] = [];

/** Has something cleared up at the end of the test file, the last first. */
export const atEnd = (cleanUp: () => unknown): void => void cleanUps.push(cleanUp);

export async function clearUp(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
}

const sliceMs = 10;

/**
 * For a loop whose items may all be there at once: resolves at once, or after the other work of the process if the loop
 * has had the thread for 10 ms. Promises alone never let a timer or a socket run.
 */
export function createPacer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}

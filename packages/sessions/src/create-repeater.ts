/**
 * Does a piece of work as often as it is asked for, one at a time: what is asked for while it is done is done once
 * more. The function resolves when all that was asked for is done.
 */
export function createRepeater(work: () => Promise<void>): () => Promise<void> {
  const state: { isAsked: boolean; pass: Promise<void> | undefined } = {
    isAsked: false,
    pass: undefined,
  };

  async function begin(): Promise<void> {
    state.isAsked = false;
    try {
      await work();
    } finally {
      state.pass = undefined;
    }
  }

  return async () => {
    state.isAsked = true;
    while (state.isAsked || state.pass !== undefined) {
      // not at once: the work may ask for itself while it begins
      state.pass ??= Promise.resolve().then(begin);
      await state.pass;
    }
  };
}

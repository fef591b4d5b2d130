import { setTimeout as pause } from 'node:timers/promises';

// Generous, for busy machines: only something that never happens takes this long.
const MAX_WAIT_MS = 60_000;

/** Resolves once `isTrue` returns true; for effects of other processes or loops, which cannot be awaited. */
export const eventually = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`Timed out waiting for: ${isTrue.toString()}`);
    await pause(10);
  }
};

import { setTimeout as pause } from 'node:timers/promises';

// Long enough for a machine that does other things as well: only what never comes takes that long.
const PATIENCE_MS = 30_000;

/** Resolves once `isTrue` is; what another process or loop does cannot be awaited in any other way. */
export const eventually = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`Still not so: ${isTrue.toString()}`);
    await pause(10);
  }
};

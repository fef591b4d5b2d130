/** Waits so long; servers take that of `node:timers/promises`, which browsers lack. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

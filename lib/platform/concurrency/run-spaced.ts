/**
 * Spaces the runs of `work`: the first request runs at once, and those that follow within `gapMs` of a run share the next
 * one.
 */
export const createSpacedRun = (gapMs: number, work: () => void) => {
  let lastRunAt = -Infinity;
  let timer: NodeJS.Timeout | null = null;
  const run = (): void => {
    timer = null;
    lastRunAt = performance.now();
    work();
  };
  const ask = (): void => {
    if (timer) return;
    const waitMs = lastRunAt + gapMs - performance.now();
    if (waitMs <= 0) run();
    else timer = setTimeout(run, waitMs);
  };
  const stop = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  return { ask, stop };
};

/** Limits how many tasks run at once; others queue. */
export const createSemaphore = (max: number) => {
  const queue: (() => void)[] = [];
  let free = max;
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => queue.push(go));
  };
  // Hand the slot directly to the next in line, so that a newcomer cannot overtake it.
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return { run, waiting: () => queue.length };
};

/** A semaphore that rejects work when too many tasks are waiting. */
export const createLanes = ({ lanes, maxWaiting: maxWaiting }: { lanes: number; maxWaiting: number }) => {
  const { run, waiting } = createSemaphore(lanes);
  return async <Result>(work: () => Promise<Result>): Promise<Result | 'busy'> =>
    waiting() >= maxWaiting ? 'busy' : run(work);
};

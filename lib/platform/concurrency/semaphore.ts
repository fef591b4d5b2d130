/** Lets so many works run at once; the others wait for their turn. */
export const createSemaphore = (most: number) => {
  const queue: (() => void)[] = [];
  let free = most;
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => queue.push(go));
  };
  // A place goes straight to the next in line, so that nobody slips in between.
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

/** The same, but too many waiting are turned away. */
export const createLanes = ({ lanes, mostWaiting }: { lanes: number; mostWaiting: number }) => {
  const { run, waiting } = createSemaphore(lanes);
  return async <Result>(work: () => Promise<Result>): Promise<Result | 'busy'> =>
    waiting() >= mostWaiting ? 'busy' : run(work);
};

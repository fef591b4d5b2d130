/** Lets so many works run at once; the others wait for their turn. */
export const createTurns = (most: number) => {
  let free = most;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (free === 0) return new Promise((go) => waiting.push(go));
    free -= 1;
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

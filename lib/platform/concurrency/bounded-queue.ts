interface LaneRules {
  lanes: number;
  mostWaiting: number;
}

export type Lanes = <Result>(work: () => Promise<Result>) => Promise<Result | 'busy'>;

/** Runs a few pieces of work at once and lets the others wait; too many waiting are turned away. */
export const createLanes = ({ lanes, mostWaiting }: LaneRules): Lanes => {
  const waiting: (() => void)[] = [];
  let free = lanes;

  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  // A lane goes straight to the next in line, so that nobody slips in between.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async (work) => {
    if (waiting.length >= mostWaiting) return 'busy';
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

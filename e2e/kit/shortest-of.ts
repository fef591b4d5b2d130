/** The shortest duration of several runs, in milliseconds: other load only adds to it. */
export const measureShortest = async (times: number, work: () => unknown): Promise<number> => {
  let shortest = Infinity;
  for (let count = 0; count < times; count += 1) {
    const startedAt = performance.now();
    await work();
    shortest = Math.min(shortest, performance.now() - startedAt);
  }
  return shortest;
};

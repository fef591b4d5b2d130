/** The shortest of some times that a piece of work takes, in milliseconds: what else the machine does only adds. */
export const shortestOf = async (times: number, work: () => unknown): Promise<number> => {
  let shortest = Infinity;
  for (let count = 0; count < times; count += 1) {
    const startedAt = performance.now();
    await work();
    shortest = Math.min(shortest, performance.now() - startedAt);
  }
  return shortest;
};

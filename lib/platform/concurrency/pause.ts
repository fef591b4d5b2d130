/** Pauses that end early when there is reason to go on. */
export const createRests = () => {
  let calls = 0;
  const resting = new Set<() => void>();
  const wake = (): void => {
    calls += 1;
    resting.forEach((end) => end());
  };
  /** Notes from when on a call counts; what it gives rests, not at all when a call came since. */
  const fromNow = () => {
    const before = calls;
    return (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          resting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        resting.add(end);
        if (calls !== before) end();
      });
  };
  return { wake, fromNow };
};

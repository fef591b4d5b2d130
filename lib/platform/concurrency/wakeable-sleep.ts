/** Creates sleeps that can be woken early. */
export const createWakeableSleep = () => {
  let calls = 0;
  const sleepers = new Set<() => void>();
  const wake = (): void => {
    calls += 1;
    sleepers.forEach((end) => end());
  };
  /** Arms a sleep: it returns immediately if a wake-up came after this call. */
  const arm = () => {
    const before = calls;
    return (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          sleepers.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        sleepers.add(end);
        if (calls !== before) end();
      });
  };
  return { wake, arm };
};

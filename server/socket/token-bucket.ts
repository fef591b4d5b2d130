/** Allows `perSecond` calls per second, with bursts up to that number; returns whether a call may pass. */
export const createTokenBucket = (perSecond: number, clock: () => number = () => performance.now()) => {
  let tokens = perSecond;
  let filledAt = clock();
  return (): boolean => {
    const at = clock();
    tokens = Math.min(perSecond, tokens + ((at - filledAt) * perSecond) / 1000);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};

/** Lets `perSecond` calls through each second, as many at once after a quiet one; says whether this call may pass. */
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

import type { RateLimiterAbstract } from 'rate-limiter-flexible';

interface Hand {
  left: number;
}

/**
 * Takes the points of a shared limit a handful at a time, so that most calls ask the database nothing. What a server has
 * taken and not given out is gone when the window ends: a caller who changes servers has so much less.
 */
export const createHands = (limiter: RateLimiterAbstract, handful: number) => {
  const hands = new Map<string, Promise<Hand>>();

  const fill = (caller: string): Promise<Hand> => {
    const drop = (): void => {
      if (hands.get(caller) === filled) hands.delete(caller);
    };
    const take = async (): Promise<Hand> => {
      const { msBeforeNext } = await limiter.consume(caller, handful);
      setTimeout(drop, msBeforeNext).unref();
      return { left: handful };
    };
    const filled = take();
    // The next one asks again, and hears for how long.
    filled.catch(drop);
    hands.set(caller, filled);
    return filled;
  };

  /** Gives out one point; rejects as the limiter does when there are none. */
  const spend = async (caller: string): Promise<void> => {
    const held = hands.get(caller) ?? fill(caller);
    const hand = await held;
    if (hand.left > 0) {
      hand.left -= 1;
      return;
    }
    if (hands.get(caller) === held) hands.delete(caller);
    await spend(caller);
  };

  const drop = (caller: string): void => void hands.delete(caller);

  return { spend, drop };
};

export type Hands = ReturnType<typeof createHands>;

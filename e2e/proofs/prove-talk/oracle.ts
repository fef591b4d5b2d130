type View = (userId: string) => boolean;

/** The longest time that the shown list differed from the truth, and how often it was too long. */
export interface Apart {
  longestMs: number;
  readonly tooLong: Set<string>;
}

interface Rules {
  /** How long a person may still be shown after leaving. */
  ghostMs: number;
  /** How long a connected person may be missing. */
  missingMs: number;
  isThere: View;
}

/** Compares the lists that watchers see with the truth, sample by sample. */
export const createOracle = ({ ghostMs, missingMs, isThere }: Rules) => {
  const wrong = new Map<string, { isGhost: boolean; since: number }>();
  const ghosts: Apart = { longestMs: 0, tooLong: new Set() };
  const missing: Apart = { longestMs: 0, tooLong: new Set() };
  const count = (isGhost: boolean, [key, ms]: [string, number]): void => {
    const apart = isGhost ? ghosts : missing;
    apart.longestMs = Math.max(apart.longestMs, ms);
    if (ms > (isGhost ? ghostMs : missingMs)) apart.tooLong.add(key);
  };
  /** One sample of one person in one watcher's list. */
  const look = (watcher: number, userId: string, isShown: boolean): void => {
    const key = `${watcher} ${userId}`;
    const [one, now] = [wrong.get(key), performance.now()];
    if (isShown === isThere(userId)) return void wrong.delete(key);
    if (one?.isGhost !== isShown) return void wrong.set(key, { isGhost: isShown, since: now });
    count(isShown, [`${key} ${one.since}`, now - one.since]);
  };
  return { look, ghosts, missing };
};

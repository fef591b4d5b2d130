type View = (userId: string) => boolean;

/** How long what was shown and what was true were apart, at the longest, and how often too long. */
export interface Apart {
  longestMs: number;
  readonly tooLong: Set<string>;
}

interface Rules {
  /** The most that somebody may be shown who has gone. */
  ghostMs: number;
  /** The most that somebody may be missing who is there. */
  missingMs: number;
  isThere: View;
}

/** Compares what watchers are shown with what is so, look after look. */
export const createOracle = ({ ghostMs, missingMs, isThere }: Rules) => {
  const wrong = new Map<string, { isGhost: boolean; since: number }>();
  const ghosts: Apart = { longestMs: 0, tooLong: new Set() };
  const missing: Apart = { longestMs: 0, tooLong: new Set() };
  const count = (isGhost: boolean, [key, ms]: [string, number]): void => {
    const apart = isGhost ? ghosts : missing;
    apart.longestMs = Math.max(apart.longestMs, ms);
    if (ms > (isGhost ? ghostMs : missingMs)) apart.tooLong.add(key);
  };
  /** One look at what one watcher is shown of one person. */
  const look = (watcher: number, userId: string, isShown: boolean): void => {
    const key = `${watcher} ${userId}`;
    const [one, now] = [wrong.get(key), performance.now()];
    if (isShown === isThere(userId)) return void wrong.delete(key);
    if (one?.isGhost !== isShown) return void wrong.set(key, { isGhost: isShown, since: now });
    count(isShown, [`${key} ${one.since}`, now - one.since]);
  };
  return { look, ghosts, missing };
};

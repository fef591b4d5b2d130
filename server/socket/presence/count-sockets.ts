// A page change or a blink of the network is no leaving.
const GRACE_MS = 5000;

interface Rules {
  /** Kept up to date: who has a connection to this server, or had one a moment ago. */
  here: Set<string>;
  onCome: (userId: string) => void;
  onGo: (userId: string) => void;
}

/** Counts each person's connections; the first one makes them come, and a while after the last one they go. */
export const countSockets = ({ here, onCome, onGo }: Rules) => {
  const counts = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const leave = (userId: string): void => {
    leaving.delete(userId);
    counts.delete(userId);
    here.delete(userId);
    onGo(userId);
  };
  const arrive = (userId: string): void => {
    clearTimeout(leaving.get(userId));
    leaving.delete(userId);
    counts.set(userId, (counts.get(userId) ?? 0) + 1);
    if (here.has(userId)) return;
    here.add(userId);
    onCome(userId);
  };
  const depart = (userId: string): void => {
    const count = (counts.get(userId) ?? 1) - 1;
    counts.set(userId, count);
    if (count > 0) return;
    const timer = setTimeout(() => leave(userId), GRACE_MS);
    leaving.set(userId, timer);
  };
  const stop = (): void => {
    for (const timer of leaving.values()) clearTimeout(timer);
  };
  return { arrive, depart, stop };
};

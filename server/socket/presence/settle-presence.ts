import type { FollowWork } from '../follow-work.ts';
import { refusalCode } from '../refusal-code.ts';

const AGAIN_MS = 2000;

interface Rules {
  /** Brings the database in line with who is here now. */
  store: (userId: string) => Promise<void>;
  onStored: (userId: string) => void;
  follow: FollowWork;
}

/**
 * Stores who is here, one write a person at a time and again when it failed: of a leaving and an arriving that cross
 * each other the later one would win in the database only by chance.
 */
export const createSettler = ({ store, onStored, follow }: Rules) => {
  const running = new Set<string>();
  const again = new Set<string>();
  const retries = new Set<NodeJS.Timeout>();

  const retry = (userId: string): void => {
    const timer = setTimeout(() => {
      retries.delete(timer);
      settle(userId);
    }, AGAIN_MS);
    retries.add(timer);
  };
  const run = async (userId: string): Promise<void> => {
    try {
      await store(userId);
      onStored(userId);
    } catch (error) {
      refusalCode(error);
      retry(userId);
    }
    running.delete(userId);
    if (again.delete(userId)) settle(userId);
  };
  const settle = (userId: string): void => {
    if (running.has(userId)) return void again.add(userId);
    running.add(userId);
    follow(run(userId));
  };
  const stop = (): void => retries.forEach(clearTimeout);
  return { settle, stop };
};

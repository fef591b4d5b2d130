import type { FollowWork } from '../follow-work.ts';
import { refusalCode } from '../refusal-code.ts';

const RETRY_MS = 2000;

/**
 * Stores who is here, one write per person at a time, with retries: otherwise crossing arrivals and departures would
 * be stored in random order.
 */
export const createSettler = ({
  store,
  onStored,
  follow,
}: {
  /** Updates the database to match who is here now. */
  store: (userId: string) => Promise<void>;
  onStored: (userId: string) => void;
  follow: FollowWork;
}) => {
  const running = new Set<string>();
  const again = new Set<string>();
  const retries = new Set<NodeJS.Timeout>();

  const retry = (userId: string): void => {
    const timer = setTimeout(() => {
      retries.delete(timer);
      settle(userId);
    }, RETRY_MS);
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

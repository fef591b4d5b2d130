import { processWide } from '#lib/platform/config/process-wide.ts';
import { listHiddenFrom } from '#models/people/block.ts';

// As long as what is known of a session; whoever blocks sees the effect at once, see forgetHidden.
const KEPT_MS = 1500;
const MOST_KEPT = 10_000;

interface Kept {
  people: Promise<string[]>;
  until: number;
}
const kept = processWide('hiddenPeople', () => new Map<string, Kept>());

/** Whom somebody does not see, as one of the two has blocked the other. */
export const hiddenFrom = (userId: string): Promise<string[]> => {
  const people = kept.get();
  const known = people.get(userId);
  if (known && known.until > performance.now()) return known.people;
  if (people.size >= MOST_KEPT) people.clear();
  const read = listHiddenFrom(userId).catch((error: unknown) => {
    people.delete(userId);
    throw error;
  });
  people.set(userId, { people: read, until: performance.now() + KEPT_MS });
  return read;
};

/** Has a pair's blocks read anew. */
export const forgetHidden = (...userIds: string[]): void => {
  for (const userId of userIds) kept.get().delete(userId);
};

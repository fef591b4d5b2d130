import { processWide } from '#lib/platform/config/process-wide.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addShownDay } from '#models/people/newcomer.ts';
import { findUsers } from '#models/people/user.ts';
import { markNewcomer } from './mark-contacts.ts';

const FLUSH_MS = 120_000;

interface Day {
  localDate: string;
  /** Everybody who was noted today, so that nobody is written twice. */
  noted: Set<string>;
  /** Who is not stored yet. */
  waiting: Set<string>;
}

const begin = (localDate: string): Day => ({ localDate, noted: new Set(), waiting: new Set() });
const today = processWide('shownNewcomers', () => begin(''));
const timer = processWide<{ next: NodeJS.Timeout | null }>('shownNewcomersTimer', () => ({ next: null }));

const store = async ({ localDate, waiting }: Day): Promise<void> => {
  const ids = [...waiting];
  waiting.clear();
  if (ids.length === 0) return;
  const users = await findUsers(ids);
  await addShownDay({ marks: users.map(markNewcomer), localDate, at: now() });
};

/** Stores who was shown, as happens every other minute. What is lost by a crash costs nobody more than that. */
export const storeShown = (): Promise<void> =>
  store(today.get()).catch((error: unknown) => log().warn({ err: error }, 'shown days were not counted'));

const storeLater = (): void => {
  const planned = timer.get();
  planned.next ??= setTimeout(() => {
    planned.next = null;
    void storeShown();
  }, FLUSH_MS).unref();
};

/** Notes newcomers whom a search has shown, without a write: each counts once a day. */
export const noteShown = (workerIds: readonly string[]): void => {
  const localDate = indiaDayOf(now());
  if (today.get().localDate !== localDate) {
    void storeShown();
    today.set(begin(localDate));
  }
  const { noted, waiting } = today.get();
  for (const id of workerIds) {
    if (!noted.has(id)) waiting.add(id);
    noted.add(id);
  }
  if (waiting.size > 0) storeLater();
};

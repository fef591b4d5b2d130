import { hasProvedContact } from '#lib/features/people/rules/contact-trust.ts';
import { MIN_VISITORS_PER_SHOWN_DAY } from '#lib/features/people/rules/rank.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addShownDay, type SeenNewcomer } from '#models/people/newcomer.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { markNewcomer, markVisitor } from './mark-contacts.ts';

const FLUSH_MS = 120_000;
/** Visitors per newcomer between two writes: far more than a day needs, and a script cannot fill the memory. */
const MAX_NOTED_VISITORS = 50;

/** A customer, or a guest identified by network. */
export interface Visitor {
  userId: string | null;
  network: string;
}

interface Day {
  localDate: string;
  /** Newcomers with visitors that are not stored yet. */
  waiting: Map<string, Map<string, Visitor>>;
}

const begin = (localDate: string): Day => ({ localDate, waiting: new Map() });
const today = processWide('shownNewcomers', () => begin(''));
const timer = processWide<{ next: NodeJS.Timeout | null }>('shownNewcomersTimer', () => ({ next: null }));

/**
 * Accounts without a confirmed contact are free to create, so all of one network count as one visitor, like its
 * guests.
 */
const nameVisitor = ({ userId, network }: Visitor, people: ReadonlyMap<string, UserRecord>): string => {
  const user = userId === null ? undefined : people.get(userId);
  return user && hasProvedContact(user) ? `person ${String(user._id)}` : `network ${network}`;
};

const store = async ({ localDate, waiting }: Day): Promise<void> => {
  const seen = [...waiting].map(([workerId, visitors]) => ({ workerId, visitors: [...visitors.values()] }));
  waiting.clear();
  if (seen.length === 0) return;
  const ids = seen.flatMap(({ workerId, visitors }) => [
    workerId,
    ...visitors.flatMap(({ userId }) => userId ?? []),
  ]);
  const people = new Map((await findUsers([...new Set(ids)])).map((user) => [String(user._id), user]));
  const newcomers = seen.flatMap(({ workerId, visitors }): SeenNewcomer[] => {
    const worker = people.get(workerId);
    if (!worker) return [];
    const newcomer = markNewcomer(worker);
    const names = new Set(visitors.map((visitor) => nameVisitor(visitor, people)));
    const marks = [...names].map((visitor) => markVisitor({ newcomer, localDate, visitor }));
    return [{ mark: newcomer, visitors: marks }];
  });
  await addShownDay({ newcomers, localDate, minVisitors: MIN_VISITORS_PER_SHOWN_DAY, at: now() });
};

/** Stores shown newcomers every two minutes; a crash loses no more than that. */
export const storeShown = (): Promise<void> =>
  store(today.get()).catch((error: unknown) => log().warn({ err: error }, 'failed to store shown days'));

const storeLater = (): void => {
  const planned = timer.get();
  planned.next ??= setTimeout(() => {
    planned.next = null;
    void storeShown();
  }, FLUSH_MS).unref();
};

/** Records in memory which newcomers a search has shown, and to whom. */
export const recordShown = (workerIds: readonly string[], visitor: Visitor): void => {
  const localDate = toIndiaDay(now());
  if (today.get().localDate !== localDate) {
    void storeShown();
    today.set(begin(localDate));
  }
  const { waiting } = today.get();
  const name = `${visitor.userId ?? 'guest'} ${visitor.network}`;
  for (const id of workerIds) {
    const visitors = waiting.get(id) ?? new Map<string, Visitor>();
    if (visitors.size < MAX_NOTED_VISITORS) visitors.set(name, visitor);
    waiting.set(id, visitors);
  }
  if (waiting.size > 0) storeLater();
};

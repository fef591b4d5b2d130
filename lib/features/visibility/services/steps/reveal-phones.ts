import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listEngagedWorkers } from '#models/bookings/booking-pairs.ts';
import { listWriters } from '#models/messages/conversation.ts';
import { takeOfDay } from '#lib/features/accounts/services/steps/take-of-day.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

interface Look {
  actor: Pick<Actor, 'userId'>;
  workers: readonly Pick<UserRecord, '_id' | 'phone'>[];
}

/** A customer on one day, as far as this process knows. */
interface DayOf {
  /** By whom the day's share is counted; null before the first look. */
  user: Pick<UserRecord, 'email' | 'phone' | 'createdAt'> | null;
  /** Who was shown once stays shown all day, so that the same page again asks nobody. */
  readonly shown: Set<string>;
}

const days = createTtlCache<DayOf>({ name: 'shownPhones', most: 10_000 });

const dayOf = (customerId: string): DayOf =>
  days.get(`${customerId} ${indiaDayOf(now())}`, () => ({ user: null, shown: new Set() }));

/** Workers who have said yes or written to a customer: their phones cost nothing. A mere request or question does not count. */
const partnersAmong = async (customerId: string, workerIds: readonly string[]): Promise<Set<string>> => {
  const [booked, written] = await Promise.all([
    listEngagedWorkers({ customerId, workerIds }),
    listWriters(customerId, workerIds),
  ]);
  return new Set([...booked, ...written]);
};

const revealAll = async (customerId: string, workerIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const day = dayOf(customerId);
  if (workerIds.every((id) => day.shown.has(id))) return day.shown;
  const partners = await partnersAmong(customerId, workerIds);
  const strangers = workerIds.filter((id) => !partners.has(id));
  day.user ??= await findUser(customerId);
  // Whoever has left meanwhile sees nobody anew.
  const revealed = day.user && (await takeOfDay({ user: day.user, kind: 'phone', things: strangers }));
  const shown = partners.union(revealed ?? new Set<string>());
  for (const id of shown) day.shown.add(id);
  return shown;
};

/** The phones of workers that a customer may see, by worker; those over the day's share are absent. */
export const revealPhonesOf = async ({ actor, workers }: Look): Promise<Map<string, string>> => {
  const phones = workers.flatMap(({ _id, phone }): [string, string][] =>
    phone === null ? [] : [[String(_id), phone]],
  );
  if (phones.length === 0) return new Map();
  const shown = await revealAll(
    actor.userId,
    phones.map(([id]) => id),
  );
  return new Map(phones.filter(([id]) => shown.has(id)));
};

import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listEngagedWorkers } from '#models/bookings/booking-pairs.ts';
import { listWriters } from '#models/messages/conversation.ts';
import {
  consumeDailyQuota,
  type QuotaOwner,
} from '#lib/features/accounts/services/steps/consume-daily-quota.ts';
import { hasProvedContact } from '#lib/features/people/rules/contact-trust.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

/** A customer's day, as far as this process knows. */
interface CustomerDay {
  /** The account whose quota counts; null before the first read. */
  user: QuotaOwner | null;
  /** A phone shown once stays visible all day, so reloading costs nothing. */
  readonly shown: Set<string>;
}

const days = createTtlCache<CustomerDay>({ name: 'shownPhones', maxEntries: 10_000 });

const findDay = (customerId: string): CustomerDay =>
  days.get(`${customerId} ${toIndiaDay(now())}`, () => ({ user: null, shown: new Set() }));

/**
 * Workers who accepted a booking of the customer or wrote to them: their phones are free. A mere request or question
 * does not count.
 */
const partnersAmong = async (customerId: string, workerIds: readonly string[]): Promise<Set<string>> => {
  const [booked, written] = await Promise.all([
    listEngagedWorkers({ customerId, workerIds }),
    listWriters(customerId, workerIds),
  ]);
  return new Set([...booked, ...written]);
};

const revealAll = async (customerId: string, workerIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const day = findDay(customerId);
  if (workerIds.every((id) => day.shown.has(id))) return day.shown;
  const partners = await partnersAmong(customerId, workerIds);
  const strangers = workerIds.filter((id) => !partners.has(id));
  // Confirming a contact during the day raises the limit at once.
  if (!day.user || !hasProvedContact(day.user)) day.user = await findUser(customerId);
  // A deleted account sees no new phones.
  const revealed = day.user && (await consumeDailyQuota({ user: day.user, kind: 'phone', items: strangers }));
  const shown = partners.union(revealed ?? new Set<string>());
  for (const id of shown) day.shown.add(id);
  return shown;
};

/** Returns the phones a customer may see, by worker; those over the daily quota are missing. */
export const revealPhones = async ({
  actor,
  workers,
}: {
  actor: Pick<Actor, 'userId'>;
  workers: readonly Pick<UserRecord, '_id' | 'phone'>[];
}): Promise<Map<string, string>> => {
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

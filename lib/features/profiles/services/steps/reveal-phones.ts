import { processWide } from '#lib/platform/config/process-wide.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listEngagedWorkers } from '#models/bookings/booking.ts';
import { listWriters } from '#models/messages/conversation.ts';
import { revealPhones } from '#models/profiles/phone-reveal.ts';
import type { UserRecord } from '#models/people/user.ts';

/** How many workers' phones a customer sees in a day; enough to compare, too few to collect. */
const PHONES_A_DAY = 30;

interface Look {
  actor: Pick<Actor, 'userId'>;
  workers: readonly Pick<UserRecord, '_id' | 'phone'>[];
}

const MOST_KEPT = 10_000;
// Who was shown once stays shown all day, so that the same page again asks nobody.
const shownToday = processWide('shownPhones', () => new Map<string, Set<string>>());

const shownTo = (customerOnDay: string): Set<string> => {
  const kept = shownToday.get();
  const known = kept.get(customerOnDay) ?? new Set();
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(customerOnDay, known);
  return known;
};

/** Workers who have said yes or written to a customer: their phones cost nothing. A mere request or question does not count. */
const partnersAmong = async (customerId: string, workerIds: readonly string[]): Promise<Set<string>> => {
  const [booked, written] = await Promise.all([
    listEngagedWorkers({ customerId, workerIds }),
    listWriters(customerId, workerIds),
  ]);
  return new Set([...booked, ...written]);
};

const revealAll = async (customerId: string, workerIds: readonly string[]): Promise<Set<string>> => {
  const at = now();
  const localDate = indiaDayOf(at);
  const known = shownTo(`${customerId} ${localDate}`);
  if (workerIds.every((id) => known.has(id))) return known;
  const partners = await partnersAmong(customerId, workerIds);
  const strangers = workerIds.filter((id) => !partners.has(id));
  const revealed = await revealPhones({
    ...{ customerId, workerIds: strangers, localDate, at },
    most: PHONES_A_DAY,
  });
  const shown = partners.union(revealed);
  for (const id of shown) known.add(id);
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

import type { Actor } from '#lib/domain/actor.ts';
import { indiaDayOf } from '#lib/domain/india-day.ts';
import { now } from '#lib/integrations/clock.ts';
import { revealPhones } from '#models/phone-reveal.ts';
import type { UserRecord } from '#models/user.ts';

/** How many workers' phones a customer sees in a day; enough to compare, too few to collect. */
const PHONES_A_DAY = 30;

interface Look {
  actor: Pick<Actor, 'userId'>;
  workers: readonly Pick<UserRecord, '_id' | 'phone'>[];
}

/** The phones of workers that a customer may see, by worker; those over the day's share are absent. */
export const showPhones = async ({ actor, workers }: Look): Promise<Map<string, string>> => {
  const phones = workers.flatMap(({ _id, phone }): [string, string][] =>
    phone === null ? [] : [[String(_id), phone]],
  );
  if (phones.length === 0) return new Map();
  const at = now();
  const shown = await revealPhones({
    customerId: actor.userId,
    workerIds: phones.map(([id]) => id),
    localDate: indiaDayOf(at),
    most: PHONES_A_DAY,
    at,
  });
  return new Map(phones.filter(([id]) => shown.has(id)));
};

import { COUNTED_DAYS, EVERY, sumDay, type CountedPart } from '#lib/features/office/rules/day-figures.ts';
import { readCity, type CityParts } from '#lib/features/places/services/steps/read-city.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { countVisits } from '#models/bookings/day-counts.ts';
import { listServiceRecords } from '#models/catalogue/service.ts';
import { inTransaction } from '#models/connection.ts';
import { sumPaidForBookings } from '#models/money/ledger.ts';
import { dropDaysBefore, findCountedAt, replaceDay } from '#models/office/day-figure.ts';
import { countSignUps } from '#models/people/all-people.ts';

const KEPT_DAYS = 400;
const MAX_CITY_LENGTH = 60;

type TradesByService = ReadonlyMap<string, readonly string[]>;

const loadTrades = async (): Promise<TradesByService> =>
  new Map((await listServiceRecords()).map(({ _id, skillIds }) => [String(_id), skillIds.map(String)]));

// Without a PIN, a city is what a customer typed: one called `*` must not count as all of them.
const toCity = async (address: CityParts): Promise<string> => {
  const city = (await readCity(address)).slice(0, MAX_CITY_LENGTH);
  return city === EVERY ? '' : city;
};

const countDay = async (localDate: string, trades: TradesByService): Promise<CountedPart[]> => {
  const from = instantInIndia({ localDate, minutes: 0 });
  const to = instantInIndia({ localDate: addDays(localDate, 1), minutes: 0 });
  const [visits, paid, people] = await Promise.all([
    countVisits(localDate),
    sumPaidForBookings(localDate),
    countSignUps(from, to),
  ]);
  const tradesFor = (serviceId: unknown): readonly string[] => trades.get(String(serviceId)) ?? [];
  return Promise.all([
    ...[...visits, ...paid].map(async ({ city, state, pinCode, serviceId, ...figures }) => ({
      city: await toCity({ city, state, pinCode }),
      trades: tradesFor(serviceId),
      figures,
    })),
    ...people.map(async ({ role, skillIds, count, ...address }) => ({
      city: await toCity(address),
      trades: skillIds.map(String),
      figures: role === 'worker' ? { newWorkers: count } : { newCustomers: count },
    })),
  ]);
};

/**
 * Counts the days of both compared months, once a day after midnight in India. Earlier days are counted again, because
 * a claim or a payment can still change a visit weeks later.
 */
export const countFigures = async (): Promise<void> => {
  const countedAt = now();
  const today = toIndiaDay(countedAt);
  if (await findCountedAt(addDays(today, -1))) return;
  const trades = await loadTrades();
  // Yesterday comes last: if the count fails halfway, the next run starts over.
  for (let back = COUNTED_DAYS; back >= 1; back -= 1) {
    const localDate = addDays(today, -back);
    const parts = await countDay(localDate, trades);
    // A day without bookings has a row too, which says that it was counted.
    const rows = sumDay([{ city: EVERY, trades: [], figures: {} }, ...parts]);
    await inTransaction((tx) => replaceDay(localDate, { rows, countedAt }, tx));
  }
  await dropDaysBefore(addDays(today, -KEPT_DAYS));
};

import type { CityOffer, OfferList, TradeOffer } from '#lib/features/admin/contracts/offers.ts';
import {
  findCities,
  listKnownCities,
  toStateCityKey,
} from '#lib/features/places/services/steps/read-city.ts';
import { MIN_PEOPLE_TO_SHOW } from '#lib/features/search/contracts/missed-words.ts';
import { namesOfCity } from '#lib/platform/i18n/place-names.ts';
import { countLiveByPlace, countLiveByService } from '#models/bookings/office-bookings.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { listServiceRecords } from '#models/catalogue/service.ts';
import { listSwitchedOff, type SwitchedOffRecord } from '#models/catalogue/switched-off.ts';
import { countWorkersByCity, countWorkersByTrade } from '#models/people/workers-of.ts';
import { countWaiting } from '#models/search/wanted-offers.ts';
import { countWantedWords } from '#models/search/wanted-words.ts';

const MAX_WORDS = 100;

type Figures = Pick<CityOffer, 'running' | 'open' | 'workers' | 'waiting'>;
type Live = Pick<Figures, 'running' | 'open'>;

const none: Figures = { running: 0, open: 0, workers: 0, waiting: 0 };

/** Adds up figures by key. */
const createTally = () => {
  const all = new Map<string, Figures>();
  const add = (key: string, more: Partial<Figures>): void => {
    const before = all.get(key) ?? none;
    const sum = (name: keyof Figures): number => before[name] + (more[name] ?? 0);
    all.set(key, {
      running: sum('running'),
      open: sum('open'),
      workers: sum('workers'),
      waiting: sum('waiting'),
    });
  };
  return { all, add, of: (key: string): Figures => all.get(key) ?? none };
};

const toOff = (row: SwitchedOffRecord | undefined): CityOffer['off'] =>
  row ? { at: row.at.toISOString(), reason: row.reason } : null;

const byActivity = (one: Figures & Pick<CityOffer, 'off'>, other: typeof one): number =>
  Number(other.off !== null) - Number(one.off !== null) ||
  other.running + other.open - one.running - one.open ||
  other.waiting - one.waiting ||
  other.workers - one.workers;

const readCities = async (
  off: readonly SwitchedOffRecord[],
  waiting: Awaited<ReturnType<typeof countWaiting>>,
): Promise<CityOffer[]> => {
  const [known, workers, places] = await Promise.all([
    listKnownCities(),
    countWorkersByCity(),
    countLiveByPlace(),
  ]);
  const tally = createTally();
  for (const row of workers) tally.add(`${row.stateKey}/${row.cityKey}`, { workers: row.workers });
  for (const { address, ...live } of places)
    for (const { state, city } of (await findCities(address)).slice(0, 1))
      tally.add(toStateCityKey(state, city), live);
  for (const { kind, key, people } of waiting) if (kind === 'city') tally.add(key, { waiting: people });
  const offByKey = new Map(off.filter(({ kind }) => kind === 'city').map((row) => [row.key, row]));
  return [...new Set([...offByKey.keys(), ...tally.all.keys()])]
    .flatMap((key): CityOffer[] => {
      const place = known.get(key);
      return place
        ? [{ ...place, names: namesOfCity(place.city), off: toOff(offByKey.get(key)), ...tally.of(key) }]
        : [];
    })
    .toSorted(byActivity);
};

const readTrades = async (
  off: readonly SwitchedOffRecord[],
  waiting: Awaited<ReturnType<typeof countWaiting>>,
): Promise<TradeOffer[]> => {
  const [skills, services, live, workers] = await Promise.all([
    skillList.list(),
    listServiceRecords(),
    countLiveByService(),
    countWorkersByTrade(),
  ]);
  const tally = createTally();
  const liveByService = new Map<string, Live>(live.map(({ serviceId, ...one }) => [serviceId, one]));
  for (const { _id, skillIds } of services)
    for (const skillId of skillIds) tally.add(String(skillId), liveByService.get(String(_id)) ?? {});
  for (const [skillId, count] of workers) tally.add(skillId, { workers: count });
  for (const { kind, key, people } of waiting) if (kind === 'trade') tally.add(key, { waiting: people });
  const offByKey = new Map(off.filter(({ kind }) => kind === 'trade').map((row) => [row.key, row]));
  return skills
    .map(({ _id, name, names }): TradeOffer => {
      const skillId = String(_id);
      return { skillId, trade: name, names, off: toOff(offByKey.get(skillId)), ...tally.of(skillId) };
    })
    .toSorted(byActivity);
};

/** Lists cities and trades with their figures, and the words that people wait for. */
export const readOffers = async (): Promise<{ data: OfferList }> => {
  const [off, waiting, words] = await Promise.all([
    listSwitchedOff(),
    countWaiting(),
    countWantedWords(MIN_PEOPLE_TO_SHOW, MAX_WORDS),
  ]);
  const [cities, trades] = await Promise.all([readCities(off, waiting), readTrades(off, waiting)]);
  return { data: { cities, trades, words } };
};

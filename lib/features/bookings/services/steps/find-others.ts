import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { toCells } from '#lib/platform/time/time-slot.ts';
import { isWorkedAt, slotsOn, windowsOn } from '#lib/features/bookings/rules/day-slots.ts';
import {
  coversDuration,
  resolveDuration,
  isOffered,
  computePricePaise,
  resolveTerms,
} from '#lib/features/catalogue/rules/pricing.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import { kilometresApart, reachKmFor, serves, type Located } from '#lib/features/places/rules/serves.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listWorkersAround } from '#models/people/worker-listings.ts';
import { listReservedQuarters, type PlannedTime } from './plan-time.ts';

const MAX_OTHERS = 3;
/** The best workers of the place that are checked. */
const SCAN_LIMIT = 30;
/** The search radius outside the city, as in search. */
const MAX_DISTANCE_KM = 25;
/** Without a chosen time, workers who are free within these days are offered: in the evening none are free today. */
const SCAN_DAYS = 7;

type SearchTime = Pick<PlannedTime, 'localDate'> & Partial<PlannedTime>;

interface Search {
  actor: Pick<Actor, 'userId'>;
  service: ServiceRecord;
  place: Located;
  except: readonly string[];
  time: SearchTime;
  /** At most this many. */
  max?: number;
}

const pinsAround = async ({ point }: Located): Promise<string[]> => {
  if (!point) return [];
  const [lng, lat] = point.coordinates;
  const near = (await pinTable()).around({ lat, lng }, { kilometres: MAX_DISTANCE_KM });
  return near.map(({ pinCode }) => pinCode);
};

interface Day {
  localDate: string;
  minutes: number;
}

const isFreeSoon = async (worker: UserRecord, { localDate, minutes }: Day): Promise<boolean> => {
  const reserved = await listReservedQuarters({
    workerId: String(worker._id),
    localDate,
    days: SCAN_DAYS,
  });
  const days = Array.from({ length: SCAN_DAYS }, (_, offset) => addDays(localDate, offset));
  return days.some((day) =>
    slotsOn({ localDate: day, minutes, worker, reserved, at: now() }).some(({ state }) => state === 'free'),
  );
};

const getDurationMinutes = ({ service, time: { slot } }: Pick<Search, 'service' | 'time'>): number =>
  slot ? slot.end - slot.start : resolveDuration(service);

const isFree = async (worker: UserRecord, search: Search): Promise<boolean> => {
  const { localDate, slot, startsAt, endsAt } = search.time;
  if (!slot || !startsAt || !endsAt)
    return isFreeSoon(worker, { localDate, minutes: getDurationMinutes(search) });
  const reserved = await listReservedQuarters({ workerId: String(worker._id), localDate });
  const isTaken = toCells({ startsAt, endsAt }).some((cell) => reserved.has(cell));
  return !isTaken && isWorkedAt(slot, windowsOn(localDate, worker));
};

/** Whether a worker offers the service at the place and for this long. */
export const canTake = (worker: UserRecord, search: Search): boolean =>
  isOffered(search.service, worker) &&
  serves(worker, search.place) &&
  coversDuration(resolveTerms(worker, search.service), getDurationMinutes(search));

const priceIn = (worker: UserRecord, search: Search) => {
  const terms = resolveTerms(worker, search.service);
  const durationMinutes = getDurationMinutes(search);
  const { hourlyRatePaise } = terms;
  return { pricePaise: computePricePaise({ ...terms, durationMinutes }), hourlyRatePaise, durationMinutes };
};

const toOther = (worker: UserRecord, search: Search): OtherWorker => ({
  _id: String(worker._id),
  name: worker.name,
  profileImage: worker.imageKey && imageUrl({ key: worker.imageKey, size: 256 }),
  rating: averageRating(worker),
  reviews: worker.reviewCount,
  distanceKm: kilometresApart(worker, search.place),
  ...priceIn(worker, search),
});

/** Returns the best few workers who offer the service, come to the place and are free then. */
export const findOthers = async (search: Search): Promise<OtherWorker[]> => {
  const { actor, service, place, except, max = MAX_OTHERS } = search;
  const workers = await listWorkersAround({
    skillIds: service.skillIds.map(String),
    cityKey: place.cityKey,
    pins: await pinsAround(place),
    except: [...except, ...(await hiddenFrom(actor.userId))],
    limit: SCAN_LIMIT,
  });
  const found: OtherWorker[] = [];
  for (const worker of workers) {
    if (found.length === max) break;
    if (canTake(worker, search) && (await isFree(worker, search))) found.push(toOther(worker, search));
  }
  return found;
};

interface Reach extends Pick<Search, 'place' | 'time'> {
  /** Null for guests; then no other workers are offered. */
  actor: Actor | null;
  worker: UserRecord;
  /** Null while no service is chosen; then no other workers are offered. */
  service: ServiceRecord | null;
}

/** Refuses a worker who doesn't come to the place, with the distance and other workers who do. */
export const requireReach = async ({ worker, service, actor, ...target }: Reach): Promise<void> => {
  const { place } = target;
  if (serves(worker, place)) return;
  const search = service && actor && { ...target, actor, service, except: [String(worker._id)] };
  const others = search ? await findOthers(search) : [];
  const distanceKm = kilometresApart(worker, place);
  throw new AppError('out_of_area', { data: { reachKm: reachKmFor(worker), distanceKm, others } });
};

import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { cellsOf } from '#lib/features/bookings/rules/claim-cells.ts';
import { isWorkedAt, slotsOn, windowsOn } from '#lib/features/bookings/rules/day-slots.ts';
import {
  coversLength,
  durationOf,
  isOffered,
  pricePaiseOf,
  termsOf,
} from '#lib/features/catalogue/rules/lowest-price.ts';
import { ratingOf } from '#lib/features/people/rules/search-listing.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import { kilometresApart, reachKmOf, serves, type Located } from '#lib/features/places/rules/serves.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listWorkersAround } from '#models/people/worker-listings.ts';
import { listClaimedQuarters, type PlannedTime } from './plan-time.ts';

const MOST_OTHERS = 3;
/** So many of the best workers of a place are looked at. */
const MOST_LOOKED_AT = 30;
/** The farthest that anybody is looked for outside the city, as search does. */
const FARTHEST_KM = 25;
/** Where no time is chosen yet, who is free on one of so many days is offered: in the evening nobody is free today. */
const DAYS_LOOKED_AT = 7;

/** A day, or a time of it. */
type Wanted = Pick<PlannedTime, 'localDate'> & Partial<PlannedTime>;

interface Search {
  actor: Pick<Actor, 'userId'>;
  service: ServiceRecord;
  place: Located;
  /** Whom not to offer. */
  except: readonly string[];
  time: Wanted;
}

const pinsAround = async ({ point }: Located): Promise<string[]> => {
  if (!point) return [];
  const [lng, lat] = point.coordinates;
  const near = (await pinTable()).around({ lat, lng }, { kilometres: FARTHEST_KM });
  return near.map(({ pinCode }) => pinCode);
};

interface Day {
  localDate: string;
  minutes: number;
}

const isFreeSoon = async (worker: UserRecord, { localDate, minutes }: Day): Promise<boolean> => {
  const claimed = await listClaimedQuarters({
    workerId: String(worker._id),
    localDate,
    days: DAYS_LOOKED_AT,
  });
  const days = Array.from({ length: DAYS_LOOKED_AT }, (_, ahead) => addDays(localDate, ahead));
  return days.some((day) =>
    slotsOn({ localDate: day, minutes, worker, claimed, at: now() }).some(({ state }) => state === 'free'),
  );
};

const minutesOf = ({ service, time: { slot } }: Pick<Search, 'service' | 'time'>): number =>
  slot ? slot.end - slot.start : durationOf(service);

const isFree = async (worker: UserRecord, search: Search): Promise<boolean> => {
  const { localDate, slot, startsAt, endsAt } = search.time;
  if (!slot || !startsAt || !endsAt) return isFreeSoon(worker, { localDate, minutes: minutesOf(search) });
  const claimed = await listClaimedQuarters({ workerId: String(worker._id), localDate });
  const isTaken = cellsOf({ startsAt, endsAt }).some((cell) => claimed.has(cell));
  return !isTaken && isWorkedAt(slot, windowsOn(localDate, worker));
};

/** Whether a worker does the service at the place for so long. */
const takesOn = (worker: UserRecord, search: Search): boolean =>
  isOffered(search.service, worker) &&
  serves(worker, search.place) &&
  coversLength(termsOf(worker, search.service), minutesOf(search));

const priceIn = (worker: UserRecord, search: Search) => {
  const terms = termsOf(worker, search.service);
  const durationMinutes = minutesOf(search);
  const { hourlyRatePaise } = terms;
  return { pricePaise: pricePaiseOf({ ...terms, durationMinutes }), hourlyRatePaise, durationMinutes };
};

const toOther = (worker: UserRecord, search: Search): OtherWorker => ({
  _id: String(worker._id),
  name: worker.name,
  profileImage: worker.imageKey && imageUrl({ key: worker.imageKey, size: 256 }),
  rating: ratingOf(worker),
  reviews: worker.reviewCount,
  distanceKm: kilometresApart(worker, search.place),
  ...priceIn(worker, search),
});

/** The best few who do a service, come to a place and are free then. */
export const findOthers = async (search: Search): Promise<OtherWorker[]> => {
  const { actor, service, place, except } = search;
  const workers = await listWorkersAround({
    skillIds: service.skillIds.map(String),
    cityKey: place.cityKey,
    pins: await pinsAround(place),
    except: [...except, ...(await hiddenFrom(actor.userId))],
    most: MOST_LOOKED_AT,
  });
  const found: OtherWorker[] = [];
  for (const worker of workers) {
    if (found.length === MOST_OTHERS) break;
    if (takesOn(worker, search) && (await isFree(worker, search))) found.push(toOther(worker, search));
  }
  return found;
};

interface Reach extends Pick<Search, 'actor' | 'place' | 'time'> {
  worker: UserRecord;
  /** Null: nobody has said yet what is to be done, and nobody else is offered. */
  service: ServiceRecord | null;
}

/** A worker comes to a place, or is refused with how far it is and others who come. */
export const requireReach = async ({ worker, service, ...wanted }: Reach): Promise<void> => {
  const { place } = wanted;
  if (serves(worker, place)) return;
  const search = service && { ...wanted, service, except: [String(worker._id)] };
  const others = search ? await findOthers(search) : [];
  const distanceKm = kilometresApart(worker, place);
  throw new AppError('out_of_area', { data: { reachKm: reachKmOf(worker), distanceKm, others } });
};

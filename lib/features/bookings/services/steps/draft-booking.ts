import type { BookingInput, FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { answerBy, leavesTimeToAnswer } from '#lib/features/bookings/rules/booking-deadlines.ts';
import {
  coversLength,
  durationOf,
  isOffered,
  pricePaiseOf,
  recentTerms,
  termsOf,
  type Terms,
} from '#lib/features/catalogue/rules/lowest-price.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { isWorkedAt, windowsOn, slotsOn, spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord, NewBooking } from '#models/bookings/booking.ts';
import { findJob, type ServiceRecord } from '#models/catalogue/service.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { findUser, type AddressRecord, type UserRecord } from '#models/people/user.ts';
import type { Tx } from '#models/connection.ts';
import { locateJob, type LocatedAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';
import type { WorkTimes } from '#lib/features/people/rules/availability.ts';
import { requireReach } from './find-others.ts';
import { requireBooking } from './show-bookings.ts';
import { planTime, type PlannedTime, listClaimedQuarters } from './plan-time.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import { formatClock, slotLabel } from '#lib/platform/time/time-slot.ts';

const DAYS_AHEAD = 14;
const MOST = 4;

interface Wanted {
  worker: UserRecord;
  localDate: string;
  minutes: number;
}

const freeOn = (wanted: Wanted, claimed: ReadonlySet<number>): FreeSlot[] =>
  slotsOn({ ...wanted, claimed, at: now() })
    .filter(({ state }) => state === 'free')
    .map((slot) => ({
      localDate: wanted.localDate,
      scheduledAt: spanOn(wanted.localDate, slot).startsAt.toISOString(),
      timeSlot: { start: formatClock(slot.start), end: formatClock(slot.end), label: slotLabel(slot) },
    }));

const firstDayOn = (localDate: string, worker: WorkTimes): string =>
  worker.daysOff?.includes(localDate) ? firstDayOn(addDays(localDate, 1), worker) : localDate;

/** The next times of a worker that can be had, from a day on: what somebody who came too late is offered. */
const nextFreeSlots = async (wanted: Wanted): Promise<FreeSlot[]> => {
  const { worker } = wanted;
  // After a holiday the days begin when it is over.
  const localDate = firstDayOn(wanted.localDate, worker);
  const claimed = await listClaimedQuarters({ workerId: String(worker._id), localDate, days: DAYS_AHEAD });
  const found: FreeSlot[] = [];
  // Day by day: hundreds may ask at once, and the first days mostly have enough.
  for (let ahead = 0; ahead < DAYS_AHEAD && found.length < MOST; ahead += 1)
    found.push(...freeOn({ ...wanted, localDate: addDays(localDate, ahead) }, claimed));
  return found.slice(0, MOST);
};

interface Wish {
  actor: Actor;
  body: BookingInput;
}

const getVisibleWorker = async (actor: Actor, workerId: string) => {
  const { viewer, user } = await getVisibleUser({ actor, userId: workerId });
  if (user.role !== 'worker') throw new AppError('not_found');
  return { customer: viewer, worker: user };
};

const requireService = async (serviceId: string, worker: UserRecord): Promise<ServiceRecord> => {
  const service = await findJob(serviceId);
  if (!service) throw new AppError('not_found');
  if (isOffered(service, worker)) return service;
  throw new AppError('validation_failed', { errors: [{ field: 'serviceId', code: 'service_not_offered' }] });
};

const addressParts = ['street', 'city', 'state', 'pinCode'] as const;

const requireAddress = (sent: AddressRecord | undefined, customer: UserRecord): AddressRecord => {
  const address = sent && Object.keys(sent).length > 0 ? sent : customer.address;
  const missing = addressParts.filter((part) => !address[part]);
  if (missing.length === 0) return { country: 'India', ...address };
  const errors = missing.map((part) => ({
    field: `address.${part}`,
    code: 'booking_address_required' as const,
  }));
  throw new AppError('validation_failed', { errors });
};

interface RefusedTime {
  worker: UserRecord;
  time: PlannedTime;
  /** How long the times are that are offered instead. */
  minutes: number;
}

/** The refusal of a time, with others to choose from. */
export const refuseTime = async ({ worker, time, minutes }: RefusedTime): Promise<AppError> => {
  const nextSlots = await nextFreeSlots({ worker, localDate: time.localDate, minutes });
  return new AppError('slot_taken', { data: { nextSlots } });
};

/** A price that covers one length is no price of another. */
export const requireCovered = (terms: Pick<Terms, 'coveredMinutes'>, { slot }: PlannedTime): void => {
  if (coversLength(terms, slot.end - slot.start)) return;
  throw new AppError('validation_failed', { errors: [{ field: 'timeSlot', code: 'slot_length' }] });
};

/** A time lies in the worker's hours and leaves time to answer, or is refused with others to choose from. */
export const requireOffered = async (wanted: RefusedTime): Promise<void> => {
  const { worker, time } = wanted;
  const { slot, localDate, startsAt } = time;
  const isWorked = isWorkedAt(slot, windowsOn(localDate, worker));
  if (!isWorked || !leavesTimeToAnswer(startsAt, now())) throw await refuseTime(wanted);
};

/**
 * The same, once the worker's record is held by the transaction: hours and days off may have changed since it was read,
 * and change no more before the booking is stored.
 */
export const requireStillOffered = async (wanted: RefusedTime, tx: Tx): Promise<void> => {
  const worker = await findUser(String(wanted.worker._id), tx);
  if (!worker) throw new AppError('not_found');
  await requireOffered({ ...wanted, worker });
};

const pictureOf = async ({ skillIds }: ServiceRecord): Promise<string> =>
  (await skillList.findByIds(skillIds))[0]?.picture ?? '';

type Agreement = Pick<ResolvedRequest, 'worker' | 'service' | 'time'>;

const priceBy = (terms: Terms, { time: { slot } }: Agreement): number =>
  pricePaiseOf({ ...terms, durationMinutes: slot.end - slot.start });

const priceOf = (agreement: Agreement) => {
  const terms = termsOf(agreement.worker, agreement.service);
  const { hourlyRatePaise, coveredMinutes } = terms;
  return {
    hourlyRatePaise,
    ...(coveredMinutes !== undefined && { coveredMinutes }),
    pricePaise: priceBy(terms, agreement),
  };
};

const hasRisen = (agreement: Agreement): boolean => {
  const { pricePaise } = priceOf(agreement);
  return recentTerms(agreement, now()).some((terms) => priceBy(terms, agreement) < pricePaise);
};

/** Nobody books at a price that no screen told. */
const requireToldPrice = (request: ResolvedRequest): void => {
  const { body } = request;
  const { pricePaise } = priceOf(request);
  const isTold = body.pricePaise === undefined ? !hasRisen(request) : body.pricePaise === pricePaise;
  if (!isTold) throw new AppError('price_changed', { data: { pricePaise } });
};

export type Draft = Omit<NewBooking, 'number' | 'openSlot'>;

export interface ResolvedRequest {
  actor: Actor;
  body: BookingInput;
  customer: UserRecord;
  worker: UserRecord;
  service: ServiceRecord;
  place: LocatedAddress;
  time: PlannedTime;
  /** The first request for the same thing; null: this one. */
  first: BookingRecord['_id'] | null;
}

/** What a request says, complete and right in itself. */
export const writeDraft = async (request: ResolvedRequest): Promise<Draft> => {
  const { body, customer, worker, service, time, place, first } = request;
  const createdAt = now();
  const { startsAt, endsAt, localDate } = time;
  const customerId = customer._id;
  const asked = {
    ...{ status: 'pending' as const, startsAt, createdAt },
    expiresAt: answerBy({ askedAt: createdAt, startsAt }),
  };
  return {
    customerId,
    workerId: worker._id,
    serviceId: service._id,
    serviceName: service.title,
    serviceTitles: service.titles,
    picture: await pictureOf(service),
    ...asked,
    remindAt: nextReminderAt(asked, createdAt),
    localDate,
    endsAt,
    ...priceOf(request),
    address: place.address,
    point: place.point,
    ...contactOf(body),
    instructions: body.instructions ?? '',
    ...(first && { insteadOf: first }),
    history: [{ status: 'pending', mover: 'customer', by: customerId, at: createdAt }],
  };
};

const contactOf = ({ contact = {} }: BookingInput): Pick<Draft, 'contact'> => {
  const { name, phone } = contact;
  if (name === undefined && phone === undefined) return {};
  return { contact: { ...(name !== undefined && { name }), ...(phone !== undefined && { phone }) } };
};

const findFirst = async (actor: Actor, { insteadOf: bookingId }: BookingInput) => {
  if (bookingId === undefined) return null;
  const { _id, insteadOf = _id } = await requireBooking({ actor, bookingId });
  return insteadOf;
};

/** Whom a request wants, for what and when, by our own reckoning; whatever cannot be had of this worker is refused. */
export const resolveRequest = async ({ actor, body }: Wish): Promise<ResolvedRequest> => {
  const time = planTime(body);
  const { customer, worker } = await getVisibleWorker(actor, body.workerId);
  const service = await requireService(body.serviceId, worker);
  requireCovered(termsOf(worker, service), time);
  const place = await locateJob(requireAddress(body.address, customer));
  await requireReach({ actor, worker, service, place, time });
  await requireOffered({ worker, time, minutes: durationOf(service) });
  const first = await findFirst(actor, body);
  const request = { actor, body, customer, worker, service, place, time, first };
  requireToldPrice(request);
  return request;
};

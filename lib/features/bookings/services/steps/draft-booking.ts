import type { BookingInput, FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { answerBy, leavesTimeToAnswer } from '#lib/features/bookings/rules/booking-deadlines.ts';
import {
  coversDuration,
  resolveDuration,
  isOffered,
  computePricePaise,
  recentTerms,
  resolveTerms,
  type Terms,
} from '#lib/features/catalogue/rules/pricing.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { isWorkedAt, windowsOn, slotsOn, spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord, NewBooking } from '#models/bookings/booking.ts';
import { readPicturedService, toPicturedService, type PicturedService } from '#models/catalogue/service.ts';
import { findUser, type AddressRecord, type UserRecord } from '#models/people/user.ts';
import type { Tx } from '#models/connection.ts';
import {
  assertDoorIsNear,
  locateBooking,
  type LocatedAddress,
} from '#lib/features/places/services/steps/locate-address.ts';
import { requireNoBarrier } from '#lib/features/places/services/steps/find-barrier.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';
import { haveOneNumber } from '#lib/features/people/rules/same-person.ts';
import type { WorkTimes } from '#lib/features/people/rules/availability.ts';
import { requireReach } from './find-others.ts';
import { requireBooking } from './show-bookings.ts';
import { planTime, type PlannedTime, listReservedQuarters } from './plan-time.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import { formatClock, slotLabel } from '#lib/platform/time/time-slot.ts';

const DAYS_AHEAD = 14;
const MAX_OFFERED = 4;

interface SlotQuery {
  worker: UserRecord;
  localDate: string;
  minutes: number;
}

const listFreeSlots = (query: SlotQuery, reserved: ReadonlySet<number>): FreeSlot[] =>
  slotsOn({ ...query, reserved, at: now() })
    .filter(({ state }) => state === 'free')
    .map((slot) => ({
      localDate: query.localDate,
      scheduledAt: spanOn(query.localDate, slot).startsAt.toISOString(),
      timeSlot: { start: formatClock(slot.start), end: formatClock(slot.end), label: slotLabel(slot) },
    }));

/** The first day from this one that is not a day off. */
const firstWorkedDay = (localDate: string, worker: WorkTimes): string =>
  worker.daysOff?.includes(localDate) ? firstWorkedDay(addDays(localDate, 1), worker) : localDate;

/** Lists the worker's next free slots from that day on. */
export const findNextFreeSlots = async (query: SlotQuery): Promise<FreeSlot[]> => {
  const { worker } = query;
  const localDate = firstWorkedDay(query.localDate, worker);
  const reserved = await listReservedQuarters({ workerId: String(worker._id), localDate, days: DAYS_AHEAD });
  const found: FreeSlot[] = [];
  // Day by day, because hundreds may ask at once and the first days usually have enough.
  for (let daysAhead = 0; daysAhead < DAYS_AHEAD && found.length < MAX_OFFERED; daysAhead += 1)
    found.push(...listFreeSlots({ ...query, localDate: addDays(localDate, daysAhead) }, reserved));
  return found.slice(0, MAX_OFFERED);
};

/** Returns the customer, a worker whom they can see, and the service that they ask for. */
const findRequested = async (actor: Actor, { workerId, serviceId }: BookingInput) => {
  const along = readPicturedService(serviceId);
  const met = await getVisibleUser({ actor, userId: workerId, along });
  const { viewer: customer, user: worker } = met;
  const [service] = met.along;
  if (worker.role !== 'worker') throw new AppError('not_found');
  if (haveOneNumber(customer, worker)) throw new AppError('own_number');
  if (!service) throw new AppError('not_found');
  return { customer, worker, service: toPicturedService(service) };
};

const requireOfferedService = (service: PicturedService, worker: UserRecord): void => {
  if (isOffered(service, worker)) return;
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
  /** Duration of the slots offered instead. */
  minutes: number;
}

/** Returns a 'slot taken' error that offers other slots. */
export const buildSlotTakenError = async ({ worker, time, minutes }: RefusedTime): Promise<AppError> => {
  const nextSlots = await findNextFreeSlots({ worker, localDate: time.localDate, minutes });
  return new AppError('slot_taken', { data: { nextSlots } });
};

/** A fixed price applies only to its own duration. */
export const requireCovered = (terms: Pick<Terms, 'coveredMinutes'>, { slot }: PlannedTime): void => {
  if (coversDuration(terms, slot.end - slot.start)) return;
  throw new AppError('validation_failed', { errors: [{ field: 'timeSlot', code: 'slot_length' }] });
};

/** Refuses a time outside the worker's hours, or too soon to be answered, and offers others. */
export const requireOffered = async (request: RefusedTime): Promise<void> => {
  const { worker, time } = request;
  const { slot, localDate, startsAt } = time;
  const isWorked = isWorkedAt(slot, windowsOn(localDate, worker));
  if (!isWorked || !leavesTimeToAnswer(startsAt, now())) throw await buildSlotTakenError(request);
};

/**
 * Checks again once the transaction holds the worker's record: hours and days off may have changed since, and can't
 * change any more until the booking is stored.
 */
export const requireStillOffered = async (request: RefusedTime, tx: Tx): Promise<void> => {
  const worker = await findUser(String(request.worker._id), tx);
  if (!worker) throw new AppError('not_found');
  await requireOffered({ ...request, worker });
};

type Agreement = Pick<ResolvedRequest, 'worker' | 'service' | 'time'>;

const priceForSlot = (terms: Terms, { time: { slot } }: Agreement): number =>
  computePricePaise({ ...terms, durationMinutes: slot.end - slot.start });

const computePrice = (agreement: Agreement) => {
  const terms = resolveTerms(agreement.worker, agreement.service);
  const { hourlyRatePaise, coveredMinutes } = terms;
  return {
    hourlyRatePaise,
    ...(coveredMinutes !== undefined && { coveredMinutes }),
    pricePaise: priceForSlot(terms, agreement),
  };
};

const hasPriceRisen = (agreement: Agreement): boolean => {
  const { pricePaise } = computePrice(agreement);
  return recentTerms(agreement, now()).some((terms) => priceForSlot(terms, agreement) < pricePaise);
};

/** Rejects a price that the customer was not shown. */
const assertPriceShown = (request: ResolvedRequest): void => {
  const { body } = request;
  const { pricePaise } = computePrice(request);
  const isShown = body.pricePaise === undefined ? !hasPriceRisen(request) : body.pricePaise === pricePaise;
  if (!isShown) throw new AppError('price_changed', { data: { pricePaise } });
};

export type Draft = Omit<NewBooking, 'number' | 'openSlot'>;

export interface ResolvedRequest {
  actor: Actor;
  body: BookingInput;
  customer: UserRecord;
  worker: UserRecord;
  service: PicturedService;
  place: LocatedAddress & { area: string };
  time: PlannedTime;
  /** The first request for the same need; null if it is this one. */
  first: BookingRecord['_id'] | null;
}

/** Returns the complete booking row of a request. */
export const writeDraft = (request: ResolvedRequest): Draft => {
  const { body, customer, worker, service, time, place, first } = request;
  const createdAt = now();
  const { startsAt, endsAt, localDate } = time;
  const customerId = customer._id;
  const fields = {
    ...{ status: 'pending' as const, startsAt, endsAt, createdAt },
    expiresAt: answerBy({ askedAt: createdAt, startsAt }),
  };
  return {
    customerId,
    workerId: worker._id,
    serviceId: service._id,
    serviceName: service.title,
    serviceTitles: service.titles,
    picture: service.picture,
    ...fields,
    remindAt: nextReminderAt(fields, createdAt),
    localDate,
    ...computePrice(request),
    address: place.address,
    ...(place.area && { area: place.area }),
    point: place.point,
    ...toContact(body),
    instructions: body.instructions ?? '',
    ...(first && { insteadOf: first }),
    history: [{ status: 'pending', mover: 'customer', by: customerId, at: createdAt }],
  };
};

const toContact = ({ contact = {} }: BookingInput): Pick<Draft, 'contact'> => {
  const { name, phone } = contact;
  if (name === undefined && phone === undefined) return {};
  return { contact: { ...(name !== undefined && { name }), ...(phone !== undefined && { phone }) } };
};

const findFirst = async (actor: Actor, { insteadOf: bookingId }: BookingInput) => {
  if (bookingId === undefined) return null;
  const { _id, insteadOf = _id } = await requireBooking({ actor, bookingId });
  return insteadOf;
};

/** Validates a request and loads its worker, service, place and time; refuses what this worker doesn't offer. */
export const resolveRequest = async ({
  actor,
  body,
}: {
  actor: Actor;
  body: BookingInput;
}): Promise<ResolvedRequest> => {
  const time = planTime(body);
  const { customer, worker, service } = await findRequested(actor, body);
  requireOfferedService(service, worker);
  requireCovered(resolveTerms(worker, service), time);
  const address = requireAddress(body.address, customer);
  await requireNoBarrier({ address, skillIds: service.skillIds }, actor.locale);
  await assertDoorIsNear(address, 'address.');
  const place = await locateBooking(address);
  await requireReach({ actor, worker, service, place, time });
  await requireOffered({ worker, time, minutes: resolveDuration(service) });
  const first = await findFirst(actor, body);
  const request = { actor, body, customer, worker, service, place, time, first };
  assertPriceShown(request);
  return request;
};

import { answerProposalContract, offerTimeContract } from '#lib/features/bookings/contracts/proposals.ts';
import {
  createBookingContract,
  getCancellationContract,
  listSlotsContract,
  markPaidContract,
  rescheduleBookingContract,
  getBookingContract,
  setBookingStatusContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { judgeMove } from '#lib/features/bookings/rules/booking-transitions.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { formatClock, minutesBetween } from '#lib/platform/time/time-slot.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { z } from 'zod';
import { transitions, type Transition } from './coverage.ts';
import { dayOf } from './judge-secrets.ts';
import { idIn, send, waitUntil } from './stage.ts';
import { toldFee } from './told.ts';
import { hold } from './violation.ts';
import { idOf, personOf, type Person, type World } from './world.ts';

const MINUTE_MS = 60_000;

/** Picks an element of a list by any number; undefined for an empty list. */
export const oneOf = <One>(list: readonly One[], number: number): One | undefined =>
  list[number % list.length];

const bookingNow = ({ seen }: World, bookingId: string): BookingRecord | undefined =>
  seen.bookings.find(({ _id }) => String(_id) === bookingId);

export interface BookingRequest {
  customer: Person;
  worker: Person;
  jobId: string;
  daysAhead: number;
  startMinutes: number;
  minutes: number;
  /** Whether the shown price is sent. */
  isBound?: boolean;
  /** The request that this one replaces. */
  insteadOf?: string;
  /** Sent as the request's `Idempotency-Key`. */
  key?: string;
  /** The worker's new rate between the screen and the tap, in rupees. */
  newRate?: number;
}

const priceReply = z.looseObject({
  data: z.looseObject({
    slots: z.array(z.looseObject({ start: z.string(), pricePaise: z.number().nullable() })),
  }),
});

/** The price of the day's first slot, as the screen shows it; all slots last two hours. */
const readPrice = async (world: World, { customer, worker, jobId, daysAhead }: BookingRequest) => {
  const date = addDays(toIndiaDay(now()), daysAhead);
  const answer = await send(world, {
    ...{ who: customer, contract: listSlotsContract, params: { id: idOf(worker) } },
    query: { date, serviceId: jobId },
  });
  return priceReply.safeParse(answer.json).data?.data.slots[0]?.pricePaise ?? null;
};

const timeOf = ({
  daysAhead,
  startMinutes,
  minutes,
}: Pick<BookingRequest, 'daysAhead' | 'startMinutes' | 'minutes'>) => {
  const slot = { start: startMinutes, end: startMinutes + minutes };
  const { startsAt } = spanOn(addDays(toIndiaDay(now()), daysAhead), slot);
  const timeSlot = { start: formatClock(slot.start), end: formatClock(slot.end) };
  return { scheduledAt: startsAt.toISOString(), timeSlot };
};

/** Requests a time from a worker; returns the booking's id, or null when refused. */
export const book = async (world: World, request: BookingRequest): Promise<string | null> => {
  const { customer, worker, jobId, insteadOf, key } = request;
  const pricePaise = request.isBound && request.minutes === 120 ? await readPrice(world, request) : null;
  if (request.newRate !== undefined)
    await send(world, {
      ...{ who: worker, contract: updateWorkerProfileContract },
      body: { hourlyRate: request.newRate },
    });
  const place = world.marks.make({ kind: 'place', ownerId: idOf(customer) });
  const near = world.marks.make({ kind: 'place', ownerId: idOf(customer) });
  const door = world.marks.make({ kind: 'place', ownerId: idOf(customer) });
  const address = {
    ...{ street: `${place} Road`, landMark: `Beside ${near}`, city: 'Lucknow' },
    ...{ state: 'Uttar Pradesh', pinCode: '226001' },
  };
  const shown = { ...(pricePaise !== null && { pricePaise }), ...(insteadOf && { insteadOf }) };
  const body = {
    workerId: idOf(worker),
    serviceId: jobId,
    ...timeOf(request),
    address,
    ...shown,
    instructions: `Ring at ${door}`,
  };
  if (key !== undefined) world.keyed.set(key, body);
  const answer = await send(world, {
    who: customer,
    contract: createBookingContract,
    body,
    ...(key && { key }),
  });
  const bookingId = answer.status === 201 ? idIn(answer) : null;
  if (bookingId === null) return null;
  dayOf(world, customer).requests += 1;
  if (insteadOf) world.needs.set(bookingId, world.needs.get(insteadOf) ?? insteadOf);
  world.marks.place(`${place} ${near} ${door}`, bookingId);
  const stored = bookingNow(world, bookingId)?.pricePaise;
  hold(
    'told',
    pricePaise === null || stored === pricePaise,
    () => `booked at ${stored}, shown ${pricePaise}`,
  );
  return bookingId;
};

/** Proposes another time. */
export const reschedule = (
  world: World,
  bookingId: string,
  time: Omit<BookingRequest, 'customer' | 'worker' | 'jobId'>,
) => {
  const customer = personOf(world, String(bookingNow(world, bookingId)?.customerId));
  const body = timeOf(time);
  return send(world, {
    who: customer ?? null,
    contract: rescheduleBookingContract,
    params: { id: bookingId },
    body,
  });
};

/** Answers the proposal. */
export const answerProposal = (world: World, bookingId: string, accept: boolean) => {
  const worker = personOf(world, String(bookingNow(world, bookingId)?.workerId));
  const [contract, params] = [answerProposalContract, { id: bookingId }];
  return send(world, { who: worker ?? null, contract, params, body: { accept } });
};

/** The worker suggests another time of the same length for a request. */
export const offerTime = (
  world: World,
  bookingId: string,
  time: Pick<BookingRequest, 'daysAhead' | 'startMinutes'>,
) => {
  const booking = bookingNow(world, bookingId);
  const worker = personOf(world, String(booking?.workerId));
  const minutes = booking ? minutesBetween(booking) : 60;
  const [contract, params] = [offerTimeContract, { id: bookingId }];
  return send(world, { who: worker ?? null, contract, params, body: timeOf({ ...time, minutes }) });
};

/** Answers the worker's suggestion. */
export const answerOffer = (world: World, bookingId: string, accept: boolean) => {
  const booking = bookingNow(world, bookingId);
  const customer = personOf(world, String(booking?.customerId));
  const startsAt = booking?.proposal?.startsAt.toISOString();
  const [contract, params] = [answerProposalContract, { id: bookingId }];
  return send(world, { who: customer ?? null, contract, params, body: { accept, startsAt } });
};

/** Reads the cancellation terms as one of the two. */
export const readFee = (world: World, who: Person, bookingId: string) =>
  send(world, { who, contract: getCancellationContract, params: { id: bookingId } });

const codeReply = z.looseObject({ data: z.looseObject({ doorCode: z.string().nullable() }) });

/** The code that the customer reads out at the door, if there is one. */
export const hearDoorCode = async (world: World, bookingId: string): Promise<string | undefined> => {
  const customer = personOf(world, String(bookingNow(world, bookingId)?.customerId));
  if (!customer) return undefined;
  const params = { id: bookingId };
  const { json } = await send(world, { who: customer, contract: getBookingContract, params });
  return codeReply.safeParse(json).data?.data.doorCode ?? undefined;
};

/** Tries to move a booking, with the fee that was shown to the person and the code that was read out, if any. */
export const move = async (world: World, who: Person, bookingId: string, to: string) => {
  const feePaise =
    who.role !== 'admin' && to === 'cancelled' ? toldFee(world, idOf(who), bookingId) : undefined;
  const isStart = who.role === 'worker' && to === 'in_progress';
  const doorCode = isStart ? await hearDoorCode(world, bookingId) : undefined;
  const said = { ...(feePaise !== undefined && { feePaise }), ...(doorCode !== undefined && { doorCode }) };
  const body = { status: to, reason: 'As it is.', ...said };
  return send(world, { who, contract: setBookingStatusContract, params: { id: bookingId }, body });
};

const sinceOf = ({ history, createdAt }: BookingRecord): Date => history.at(-1)?.at ?? createdAt;

/** The next instant at which a move is open; null if there is none. */
const openingOf = (booking: BookingRecord, { mover, from, to }: Transition): Date | null => {
  const { startsAt, endsAt } = booking;
  const since = sinceOf(booking);
  const after = (instant: Date, minutes: number): number => instant.getTime() + minutes * MINUTE_MS;
  const instants = [
    ...[-179, -89, -59, 1, 16, 31].map((minutes) => after(startsAt, minutes)),
    ...[after(since, 16), after(endsAt, 24 * 60 + 1), now().getTime() + 1000],
  ];
  const times = { startsAt, endsAt, since, reason: 'Yes.' };
  const isOpen = (instant: number): boolean =>
    judgeMove({ mover, from, to, ...times, at: new Date(instant) }).allowed;
  const open = instants.filter((instant) => instant >= now().getTime() && isOpen(instant));
  return open.length > 0 ? new Date(Math.min(...open)) : null;
};

export const suspend = async (world: World, worker: Person): Promise<void> => {
  const params = { id: idOf(worker) };
  const ask = { who: world.admin, contract: setPauseContract, params };
  await send(world, { ...ask, body: { reason: 'other', urgency: 'danger', evidence: 'Asked to.' } });
  await send(world, { ...ask, body: { reason: null, evidence: 'Asked to.' } });
};

const moverOf = (world: World, booking: BookingRecord, mover: Transition['mover']): Person | undefined => {
  if (mover === 'admin') return world.admin;
  return personOf(world, String(mover === 'customer' ? booking.customerId : booking.workerId));
};

/** Waits until a transition is allowed and lets the right person make it. */
export const makeMove = async (world: World, bookingId: string, transition: Transition): Promise<void> => {
  const booking = bookingNow(world, bookingId);
  const who = booking && moverOf(world, booking, transition.mover);
  if (!booking || !who || booking.status !== transition.from) return;
  if (transition.to === 'expired')
    return waitUntil(world, new Date((booking.expiresAt ?? now()).getTime() + 1000));
  const opening = openingOf(booking, transition);
  if (!opening) return;
  if (transition.mover === 'system' && transition.to === 'cancelled') return suspend(world, who);
  await waitUntil(world, opening);
  if (transition.mover === 'system') return;
  if (transition.mover !== 'admin' && transition.to === 'cancelled') await readFee(world, who, bookingId);
  await move(world, who, bookingId, transition.to);
};

/** The worker's moves from a request to a status. */
const wayTo = (to: string, from = 'pending'): Transition[] | null => {
  const ways: Transition[][] = [[]];
  for (const way of ways) {
    const at = way.at(-1)?.to ?? from;
    if (at === to) return way;
    const next = transitions.filter((one) => one.mover === 'worker' && one.from === at);
    if (way.length < 6) ways.push(...next.map((one) => [...way, one]));
  }
  return null;
};

/** Takes a request to a status. */
export const takeTo = async (world: World, bookingId: string, to: string): Promise<void> => {
  for (const transition of wayTo(to) ?? []) await makeMove(world, bookingId, transition);
};

/** Marks the booking as paid, as the worker. */
export const pay = (world: World, bookingId: string) => {
  const worker = personOf(world, String(bookingNow(world, bookingId)?.workerId));
  const [contract, params] = [markPaidContract, { id: bookingId }];
  return send(world, { who: worker ?? null, contract, params, body: { method: 'cash' } });
};

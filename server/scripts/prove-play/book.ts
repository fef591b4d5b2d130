import {
  answerProposalContract,
  createBookingContract,
  getCancellationContract,
  listSlotsContract,
  markPaidContract,
  rescheduleBookingContract,
  setBookingStatusContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { judgeMove } from '#lib/features/bookings/rules/booking-transitions.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, indiaDayOf } from '#lib/platform/time/india-day.ts';
import { formatClock } from '#lib/platform/time/time-slot.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { z } from 'zod';
import { transitions, type Transition } from './coverage.ts';
import { dayOf } from './judge-secrets.ts';
import { idIn, send, waitUntil } from './stage.ts';
import { toldFee } from './told.ts';
import { hold } from './violation.ts';
import { idOf, personOf, type Person, type World } from './world.ts';

const MINUTE_MS = 60_000;

/** One of a list, by any number; none of an empty one. */
export const oneOf = <One>(list: readonly One[], number: number): One | undefined =>
  list[number % list.length];

const bookingNow = ({ seen }: World, bookingId: string): BookingRecord | undefined =>
  seen.bookings.find(({ _id }) => String(_id) === bookingId);

export interface Wish {
  customer: Person;
  worker: Person;
  jobId: string;
  daysAhead: number;
  startMinutes: number;
  minutes: number;
  /** Whether the price that a screen showed is sent along. */
  isBound?: boolean;
  /** The request in whose place this one is made. */
  insteadOf?: string;
  /** What the worker asks from between the screen and the tap on, in rupees. */
  newRate?: number;
}

const priceReply = z.looseObject({
  data: z.looseObject({
    slots: z.array(z.looseObject({ start: z.string(), pricePaise: z.number().nullable() })),
  }),
});

/** A price as the screen shows it: of the day's first slot, which all last two hours. */
const readPrice = async (world: World, { customer, worker, jobId, daysAhead }: Wish) => {
  const date = addDays(indiaDayOf(now()), daysAhead);
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
}: Pick<Wish, 'daysAhead' | 'startMinutes' | 'minutes'>) => {
  const slot = { start: startMinutes, end: startMinutes + minutes };
  const { startsAt } = spanOn(addDays(indiaDayOf(now()), daysAhead), slot);
  const timeSlot = { start: formatClock(slot.start), end: formatClock(slot.end) };
  return { scheduledAt: startsAt.toISOString(), timeSlot };
};

/** Asks a worker for a time; answers the booking's id, or null where it is refused. */
export const book = async (world: World, wish: Wish): Promise<string | null> => {
  const { customer, worker, jobId, insteadOf } = wish;
  const pricePaise = wish.isBound && wish.minutes === 120 ? await readPrice(world, wish) : null;
  if (wish.newRate !== undefined)
    await send(world, {
      ...{ who: worker, contract: updateWorkerProfileContract },
      body: { hourlyRate: wish.newRate },
    });
  const place = world.marks.make({ kind: 'place', ownerId: idOf(customer) });
  const near = world.marks.make({ kind: 'place', ownerId: idOf(customer) });
  const address = {
    ...{ street: `${place} Road`, landMark: `Beside ${near}`, city: 'Lucknow' },
    ...{ state: 'Uttar Pradesh', pinCode: '226001' },
  };
  const shown = { ...(pricePaise !== null && { pricePaise }), ...(insteadOf && { insteadOf }) };
  const body = { workerId: idOf(worker), serviceId: jobId, ...timeOf(wish), address, ...shown };
  const answer = await send(world, { who: customer, contract: createBookingContract, body });
  const bookingId = answer.status === 201 ? idIn(answer) : null;
  if (bookingId === null) return null;
  dayOf(world, customer).requests += 1;
  if (insteadOf) world.needs.set(bookingId, world.needs.get(insteadOf) ?? insteadOf);
  world.marks.place(`${place} ${near}`, bookingId);
  const stored = bookingNow(world, bookingId)?.pricePaise;
  hold(
    'told',
    pricePaise === null || stored === pricePaise,
    () => `booked at ${stored}, shown ${pricePaise}`,
  );
  return bookingId;
};

/** Asks for another time. */
export const reschedule = (
  world: World,
  bookingId: string,
  time: Omit<Wish, 'customer' | 'worker' | 'jobId'>,
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

/** The worker's answer to it. */
export const answerProposal = (world: World, bookingId: string, accept: boolean) => {
  const worker = personOf(world, String(bookingNow(world, bookingId)?.workerId));
  const [contract, params] = [answerProposalContract, { id: bookingId }];
  return send(world, { who: worker ?? null, contract, params, body: { accept } });
};

/** A customer looks what cancelling costs. */
export const readFee = (world: World, who: Person, bookingId: string) =>
  send(world, { who, contract: getCancellationContract, params: { id: bookingId } });

/** Has somebody try to move a booking, with the fee that they were told if they were told one. */
export const move = (world: World, who: Person, bookingId: string, to: string) => {
  const feePaise =
    who.role === 'customer' && to === 'cancelled' ? toldFee(world, idOf(who), bookingId) : undefined;
  const body = { status: to, reason: 'As it is.', ...(feePaise !== undefined && { feePaise }) };
  return send(world, { who, contract: setBookingStatusContract, params: { id: bookingId }, body });
};

const sinceOf = ({ history, createdAt }: BookingRecord): Date => history.at(-1)?.at ?? createdAt;

/** The next instant at which a move is open; null where it never is. */
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
  await send(world, { ...ask, body: { reason: 'other', evidence: 'Asked to.' } });
  await send(world, { ...ask, body: { reason: null, evidence: 'Asked to.' } });
};

const moverOf = (world: World, booking: BookingRecord, mover: Transition['mover']): Person | undefined => {
  if (mover === 'admin') return world.admin;
  return personOf(world, String(mover === 'customer' ? booking.customerId : booking.workerId));
};

/** Waits until a move is open, and has it made by whom it belongs to. */
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
  if (transition.mover === 'customer' && transition.to === 'cancelled') await readFee(world, who, bookingId);
  await move(world, who, bookingId, transition.to);
};

/** The worker's way from a request to a state. */
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

/** Takes a request as far as a state. */
export const takeTo = async (world: World, bookingId: string, to: string): Promise<void> => {
  for (const transition of wayTo(to) ?? []) await makeMove(world, bookingId, transition);
};

/** Has the worker say that the money has come. */
export const pay = (world: World, bookingId: string) => {
  const worker = personOf(world, String(bookingNow(world, bookingId)?.workerId));
  const [contract, params] = [markPaidContract, { id: bookingId }];
  return send(world, { who: worker ?? null, contract, params, body: { method: 'cash' } });
};

import type { BookingRecord } from '#models/bookings/booking.ts';
import type { BookingExtra } from '#models/bookings/extra.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import type { World } from './world.ts';

const LINES = 5;
const PROPOSALS = 10;
const ALL_PAISE = 2_000_000;

const sumPaise = (extras: readonly BookingExtra[]): number =>
  extras.reduce((total, { amountPaise }) => total + amountPaise, 0);

/** Returns the extras that a booking's ledger entry contains. */
export const acceptedPaise = ({ extras = [] }: BookingRecord): number =>
  sumPaise(extras.filter(({ state }) => state === 'accepted'));

const judgeLimits = ({ number, extras = [] }: BookingRecord): void => {
  const kept = extras.filter(({ state }) => state !== 'withdrawn');
  const payable = sumPaise(kept.filter(({ state }) => state !== 'declined'));
  const isWithin = kept.length <= LINES && extras.length <= PROPOSALS && payable <= ALL_PAISE;
  hold('limits', isWithin, () => `${number} has ${kept.length} extras of ${payable} paise`);
};

/** Lines never change, leave only with their worker, and are accepted by the customer alone. */
const judgeLines = (world: World, old: BookingRecord | undefined, next: BookingRecord): void => {
  const isSame = old?.workerId.equals(next.workerId) ?? false;
  const { number, extras = [] } = next;
  for (const line of isSame ? (old?.extras ?? []) : []) {
    const now = extras.find(({ _id }) => _id.equals(line._id));
    const isKept = now?.amountPaise === line.amountPaise && now.state !== 'proposed';
    hold('told', line.state === 'proposed' || isKept, () => `${number} changes an answered extra`);
    hold('told', now?.amountPaise === line.amountPaise, () => `${number} changes what an extra costs`);
  }
  const isWaitConfirmed = world.confirmedWaits.has(String(next._id));
  for (const { _id, state, isWaiting } of extras) {
    const isAgreed = world.acceptedExtras.has(String(_id)) || (isWaiting && isWaitConfirmed);
    hold('told', state !== 'accepted' || Boolean(isAgreed), () => {
      return `${number} has an extra that its customer did not accept`;
    });
  }
};

const listStates = (booking: BookingRecord): string =>
  (booking.extras ?? []).map(({ _id, state }) => `${String(_id)} ${state}`).join();

/** Nothing is added to a job that is over, nor answered. */
export const judgeExtras = (world: World, next: Snapshot): void => {
  const known = new Map(world.seen.bookings.map((booking) => [String(booking._id), booking]));
  for (const booking of next.bookings) {
    const old = known.get(String(booking._id));
    judgeLimits(booking);
    judgeLines(world, old, booking);
    const wasOver = old?.status === 'completed' || old?.status === 'no_show' || old?.status === 'cancelled';
    const isKept = !wasOver || listStates(old) === listStates(booking);
    hold('moves', isKept, () => `the extras of ${booking.number} change after the end`);
  }
};

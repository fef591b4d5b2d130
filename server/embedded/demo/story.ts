import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { BookingChange } from '#models/bookings/booking.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { DemoTime } from './booking-times.ts';

const MINUTE_MS = 60_000;
const after = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE_MS);

interface PastBooking {
  status: BookingStatus;
  customer: UserRecord;
  worker: UserRecord;
  time: DemoTime;
  /** When it was requested. */
  createdAt: Date;
  at: Date;
}

interface Step {
  status: BookingStatus;
  mover: Mover;
  at: Date;
  reason?: string;
}

const steps = ({ status, time: { startsAt, endsAt }, createdAt }: PastBooking): Step[] => {
  const accepted: Step = { status: 'accepted', mover: 'worker', at: after(createdAt, 18) };
  const onTheWay: Step = { status: 'on_the_way', mover: 'worker', at: after(startsAt, -35) };
  const arrived: Step = { status: 'arrived', mover: 'worker', at: after(startsAt, -4) };
  const begun: Step = { status: 'in_progress', mover: 'worker', at: after(startsAt, 3) };
  switch (status) {
    case 'pending':
      return [];
    case 'accepted':
      return [accepted];
    case 'on_the_way':
      return [accepted, onTheWay];
    case 'arrived':
      return [accepted, onTheWay, arrived];
    case 'in_progress':
      return [accepted, onTheWay, arrived, begun];
    case 'completed':
      return [accepted, onTheWay, arrived, begun, { status, mover: 'worker', at: after(endsAt, -12) }];
    case 'rejected':
      return [{ status, mover: 'worker', at: after(createdAt, 55), reason: 'I am out of town that day.' }];
    case 'expired':
      return [{ status, mover: 'system', at: after(createdAt, 720) }];
    case 'cancelled':
      return [accepted, { status, mover: 'customer', at: after(startsAt, -360) }];
    case 'no_show':
      return [accepted, onTheWay, arrived, { status, mover: 'worker', at: after(startsAt, 25) }];
  }
};

/** A booking's history up to its status, all of it in the past. */
export const buildHistory = (booking: PastBooking): BookingChange[] => {
  const { customer, worker, createdAt, at } = booking;
  const people: Record<Mover, UserRecord | null> = { customer, worker, admin: null, system: null };
  const requested: Step = { status: 'pending', mover: 'customer', at: createdAt };
  return [requested, ...steps(booking)].map(({ mover, ...step }) => ({
    ...step,
    mover,
    by: people[mover]?._id ?? null,
    at: step.at < at ? step.at : at,
  }));
};

import { isTimeOffer } from './time-offer.ts';
import type { BookingEventName } from '#lib/features/bookings/contracts/booking-news.ts';
import { addDays, toIndiaDay, instantInIndia } from '#lib/platform/time/india-day.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { halfwayTo } from './booking-deadlines.ts';
import { getStatusSince } from './booking-transitions.ts';
import type { Change } from './effective-history.ts';
import { overtimeDueAt, overtimeSilentAt } from './visit-safety.ts';

/** Both people are reminded at this hour on the evening before, and shortly before the start. */
const EVENING_HOUR = 19;
const SOON_MS = 2 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

export type BookingReminder = Extract<
  BookingEventName,
  'answer_soon' | 'visit_tomorrow' | 'visit_soon' | 'overtime' | 'overtime_silent'
>;

interface Reminder {
  readonly news: BookingReminder;
  readonly at: Date;
  /** After this the reminder is useless. */
  readonly until: Date;
  /** Due until it was sent, however long ago its time was. */
  readonly isOwed?: true;
}

type Reminded = Pick<BookingRecord, 'status' | 'startsAt' | 'endsAt' | 'createdAt' | 'expiresAt'> & {
  readonly proposal?: BookingRecord['proposal'];
  readonly overtime?: BookingRecord['overtime'];
  readonly overtimeAskedAt?: BookingRecord['overtimeAskedAt'];
  readonly history?: readonly Change[];
};

const buildAnswerReminders = (askedAt: Date, deadline: Date | null): Reminder[] =>
  deadline ? [{ news: 'answer_soon', at: halfwayTo({ askedAt, deadline }), until: deadline }] : [];

const buildVisitReminders = ({ startsAt }: Reminded): Reminder[] => {
  const localDate = toIndiaDay(startsAt);
  const eve = { localDate: addDays(localDate, -1), minutes: EVENING_HOUR * 60 };
  const midnight = instantInIndia({ localDate, minutes: 0 });
  return [
    { news: 'visit_tomorrow', at: instantInIndia(eve), until: midnight },
    { news: 'visit_soon', at: new Date(startsAt.getTime() - SOON_MS), until: startsAt },
  ];
};

const buildOvertimeReminders = (booking: Reminded): Reminder[] => {
  const { endsAt, createdAt, history = [], overtime, overtimeAskedAt: askedAt } = booking;
  // Then the system closes the job.
  const until = new Date(endsAt.getTime() + DAY_MS);
  if (overtime) return [];
  // The worker has the whole time to answer, also where a server was down and asked late.
  if (askedAt) return [{ news: 'overtime_silent', at: overtimeSilentAt(askedAt), until }];
  // A job that begins after its booked end runs over from its beginning.
  const begunAt = getStatusSince({ history, createdAt });
  const from = begunAt > endsAt ? begunAt : endsAt;
  return [{ news: 'overtime', at: overtimeDueAt(from), until, isOwed: true }];
};

/** All reminders of a booking in its current status. */
const listReminders = (booking: Reminded): Reminder[] => {
  const { status, createdAt, expiresAt, proposal } = booking;
  // The customer's answer comes first.
  if (status === 'pending')
    return isTimeOffer(proposal ?? null) ? [] : buildAnswerReminders(createdAt, expiresAt);
  if (status === 'in_progress') return buildOvertimeReminders(booking);
  if (status !== 'accepted') return [];
  const isCustomers = proposal && !isTimeOffer(proposal);
  const ofProposal = isCustomers ? buildAnswerReminders(proposal.proposedAt, proposal.expiresAt) : [];
  return [...ofProposal, ...buildVisitReminders(booking)];
};

/** Returns when the next reminder is due, or null if there is none. */
export const nextReminderAt = (booking: Reminded, after: Date): Date | null => {
  const times = listReminders(booking).flatMap(({ at }) => (at > after ? [at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
};

/** Returns the reminders due between two instants, without those that are too late to be useful. */
export const dueReminders = (booking: Reminded, { from, to }: { from: Date; to: Date }): BookingReminder[] =>
  listReminders(booking).flatMap(({ news, at, until, isOwed = false }) =>
    (isOwed || at >= from) && at <= to && to < until ? [news] : [],
  );

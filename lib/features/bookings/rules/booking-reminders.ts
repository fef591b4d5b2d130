import type { BookingNews } from '#lib/features/bookings/contracts/booking-news.ts';
import { addDays, indiaDayOf, instantInIndia } from '#lib/platform/time/india-day.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { halfwayTo } from './booking-deadlines.ts';

/** Both hear of a visit at this hour of the evening before, and so long before its start. */
const EVENING_HOUR = 19;
const SOON_MS = 2 * 3_600_000;

export type BookingReminder = Extract<BookingNews, 'answer_soon' | 'visit_tomorrow' | 'visit_soon'>;

interface Reminder {
  readonly news: BookingReminder;
  readonly at: Date;
  /** From then on it says nothing any more. */
  readonly until: Date;
}

type Reminded = Pick<BookingRecord, 'status' | 'startsAt' | 'createdAt' | 'expiresAt'> & {
  readonly proposal?: BookingRecord['proposal'];
};

const ofQuestion = (askedAt: Date, deadline: Date | null): Reminder[] =>
  deadline ? [{ news: 'answer_soon', at: halfwayTo({ askedAt, deadline }), until: deadline }] : [];

const ofVisit = ({ startsAt }: Reminded): Reminder[] => {
  const localDate = indiaDayOf(startsAt);
  const eve = { localDate: addDays(localDate, -1), minutes: EVENING_HOUR * 60 };
  const midnight = instantInIndia({ localDate, minutes: 0 });
  return [
    { news: 'visit_tomorrow', at: instantInIndia(eve), until: midnight },
    { news: 'visit_soon', at: new Date(startsAt.getTime() - SOON_MS), until: startsAt },
  ];
};

/** Everything that a booking, as it stands, is a reason to remind of. */
const remindersOf = (booking: Reminded): Reminder[] => {
  const { status, createdAt, expiresAt, proposal } = booking;
  if (status === 'pending') return ofQuestion(createdAt, expiresAt);
  if (status !== 'accepted') return [];
  const ofProposal = proposal ? ofQuestion(proposal.proposedAt, proposal.expiresAt) : [];
  return [...ofProposal, ...ofVisit(booking)];
};

/** When a booking's people are reminded of it next; null: not any more. */
export const nextReminderAt = (booking: Reminded, after: Date): Date | null => {
  const times = remindersOf(booking).flatMap(({ at }) => (at > after ? [at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
};

/** What to remind of that was due from one instant to another; what came too late for its purpose is left out. */
export const dueReminders = (booking: Reminded, { from, to }: { from: Date; to: Date }): BookingReminder[] =>
  remindersOf(booking).flatMap(({ news, at, until }) => (at >= from && at <= to && to < until ? [news] : []));

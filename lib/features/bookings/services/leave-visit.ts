import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { HelpBody } from '#lib/features/bookings/contracts/visit-safety.ts';
import {
  canLeave,
  isVisit,
  leavingsSince,
  safetyDeadline,
} from '#lib/features/bookings/rules/visit-safety.ts';
import {
  readPeople,
  requireBooking,
  showBooking,
} from '#lib/features/bookings/services/steps/show-bookings.ts';
import { alertContacts } from '#lib/features/bookings/services/steps/alert-contacts.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';
import { emergency } from '#lib/features/bookings/texts/emergency.en.ts';
import { bookings as texts, bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import { fileUnsafeVisit } from '#lib/features/people/services/steps/file-report.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { markPerson } from '#lib/features/people/services/steps/mark-contacts.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { countLeftVisits, noteLeaver } from '#models/bookings/late-bookings.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';

interface Leaving {
  booking: BookingRecord;
  number: string;
  at: Date;
}

const inIndia = (instant: Date): string => `${formatDay('en', instant)}, ${formatTime('en', instant)}`;

/** Notes the leaving, and puts all that a lead needs to tell danger from a dodge into the worker's report about the customer. */
const reportLeaving = async ({ booking, number, at }: Leaving, tx: Tx): Promise<void> => {
  const workerId = String(booking.workerId);
  const urgentBy = safetyDeadline(at);
  const worker = await findUser(workerId, tx);
  const marks = worker ? markPerson(worker) : [];
  await noteLeaver({ bookingId: String(booking._id), left: { at, marks } }, tx);
  const times = await countLeftVisits({ marks, since: leavingsSince(at) }, tx);
  // In English: it is stored once for all admins.
  const details = [
    `Left the visit of booking ${booking.number} because it isn’t safe there.`,
    `Booked for ${inIndia(booking.startsAt)}, left on ${inIndia(at)}.`,
    `Proof of the arrival: ${booking.arrivalWitness ?? 'only the worker’s own tap'}.`,
    `Visits left within 30 days: ${times}.`,
    `A lead looks at this by ${inIndia(urgentBy)}.`,
  ].join(' ');
  const people = { reporterId: workerId, subjectId: String(booking.customerId) };
  await fileUnsafeVisit({ ...people, details, number, at, urgentBy }, tx);
};

/** Ends a visit because its worker is not safe. No one owes anything, and the office is asked to look at it first. */
export const leaveVisit = async ({
  actor,
  params: { id },
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ message: string; data: BookingView }> => {
  const { left, people } = await withLock(`booking:${id}`, () =>
    drawNumber((number) =>
      inTransaction(async (tx) => {
        const booking = await requireBooking({ actor, bookingId: id }, tx);
        await lockAccounts(actor, tx);
        if (!canLeave(booking)) throw new AppError('illegal_move');
        const [at, people] = [now(), await readPeople([booking])];
        const reasonCode = 'visit_ended';
        const reason = bookingWords.reasons[reasonCode];
        const end = { to: 'cancelled', mover: 'system', by: actor.userId, reason, reasonCode } as const;
        const left = await transitionBooking({ booking, ...end, at, people }, tx);
        await reportLeaving({ booking: left, number, at }, tx);
        await alertContacts({ userId: actor.userId, booking: left, kind: 'contactLeft' }, tx);
        return { left, people };
      }),
    ),
  );
  return { message: texts.messages.changed, data: await showBooking(actor, left, people) };
};

/** Tells the trusted contacts of the caller that they ask for help during a visit. */
export const askForHelp = async ({
  actor,
  params: { id: bookingId },
  body: { position },
}: {
  actor: Actor;
  params: { id: string };
  body: HelpBody;
}): Promise<{ message: string; data: { alerted: number; already: number } }> => {
  const data = await inTransaction(async (tx) => {
    const booking = await requireBooking({ actor, bookingId }, tx);
    await lockAccounts(actor, tx);
    if (!isVisit(booking)) throw new AppError('illegal_move');
    const help = { userId: actor.userId, booking, kind: 'contactHelp' } as const;
    return alertContacts({ ...help, ...(position && { position }) }, tx);
  });
  return { message: position ? emergency.positioned : emergency.alerted, data };
};

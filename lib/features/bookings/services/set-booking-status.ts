import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { StatusBody, UndoBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { closedDoor, type Door } from '#lib/features/bookings/rules/door-code.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { bookingWords, bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { findUser } from '#models/people/user.ts';
import { inTransaction, toObjectId, type Tx } from '#models/connection.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { findWorkersUndo } from '#lib/features/bookings/rules/undo.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { reopenRequest } from '#lib/features/bookings/services/steps/reopen-request.ts';
import { requireDoorOpen, tryDoorCode } from '#lib/features/bookings/services/steps/door-code.ts';
import { requireAllowed } from '#lib/features/bookings/services/steps/require-allowed.ts';
import { requireShown } from '#lib/features/bookings/services/steps/require-shown.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';
import {
  readPeople,
  requireBooking,
  toReader,
  showBooking,
} from '#lib/features/bookings/services/steps/show-bookings.ts';

interface SetStatusRequest {
  actor: Actor;
  params: { id: string };
  body: StatusBody;
}

/** Returns the door that the worker's code opens; null if none is needed, or none was typed. */
const openDoor = async ({ actor, params, body }: SetStatusRequest): Promise<Door | null> => {
  const { status: to, doorCode } = body;
  if (actor.role !== 'worker' || to !== 'in_progress' || doorCode === undefined) return null;
  const booking = await requireBooking({ actor, bookingId: params.id });
  // A start that is refused anyway must leave no proof of the arrival.
  requireShown(booking, body);
  // A code can't be tried out before the job can start.
  requireAllowed({ booking, to, mover: 'worker', at: now() });
  const customer = await findUser(String(booking.customerId));
  const door = closedDoor(booking, customer ?? undefined);
  return door && tryDoorCode(booking, door, doorCode);
};

const findWitness = (mover: Mover, to: BookingStatus): 'customer_tap' | undefined =>
  mover === 'customer' && to === 'in_progress' ? 'customer_tap' : undefined;

/** Changes a booking's status, if the caller may. Admins cancel in the office, which checks the page and the fee. */
export const setBookingStatus = async ({
  actor,
  params,
  body,
}: SetStatusRequest): Promise<{ message: string; data: BookingView }> => {
  const mover = toReader(actor);
  if (mover === 'admin') throw new AppError('forbidden');
  const opened = await openDoor({ actor, params, body });
  const { moved, people } = await withLock(`booking:${params.id}`, () =>
    drawNumber((number) =>
      inTransaction(async (tx) => {
        const booking = await requireBooking({ actor, bookingId: params.id }, tx);
        await lockAccounts(actor, tx);
        requireShown(booking, body);
        const { status: to, reasonCode } = body;
        const reason = body.reason ?? (reasonCode && bookingWords.reasons[reasonCode]);
        const people = await readPeople([booking]);
        if (mover === 'worker' && to === 'in_progress') requireDoorOpen(booking, people, opened);
        const at = now();
        const statement = { text: reason ?? '', imageKeys: [], at };
        const moved = await transitionBooking(
          {
            booking,
            to,
            mover,
            by: actor.userId,
            reason,
            reasonCode,
            shownFeePaise: body.feePaise ?? 0,
            at,
            people,
            witness: findWitness(mover, to),
            tappedAt: body.tappedAt === undefined ? undefined : new Date(body.tappedAt),
            claim: { statement: { ...statement, by: mover }, number },
          },
          tx,
        );
        return { moved, people };
      }),
    ),
  );
  return { message: texts.messages.changed, data: await showBooking(actor, moved, people) };
};

interface UndoRequest {
  actor: Actor;
  params: { id: string };
  body: UndoBody;
}

const undo = async ({ actor, params, body }: UndoRequest, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  await lockAccounts({ userId: actor.userId, otherIds: [String(booking.customerId)] }, tx);
  const at = now();
  const slip = findWorkersUndo(booking);
  if (slip?.step !== body.status || at >= slip.until) throw new AppError('illegal_move');
  const { status, startsAt } = booking;
  const { step: takesBack, to } = slip;
  const change = { status: to, mover: 'worker', by: toObjectId(actor.userId), at, takesBack } as const;
  const restored = takesBack === 'accepted' ? await reopenRequest(booking, tx) : {};
  const remindAt = nextReminderAt(
    { ...booking, expiresAt: null, ...restored, status: to, proposal: null },
    at,
  );
  const set = { ...restored, status: to, remindAt };
  const back = await updateBooking({ bookingId: params.id, from: { status, startsAt }, set, change }, tx);
  if (!back) throw new AppError('booking_changed');
  await notifyBookingChange({ booking: back, news: `not_${takesBack}`, by: actor.userId }, tx);
  return back;
};

/** Undoes a move made by mistake; the customer is notified. */
export const undoStep = async (input: UndoRequest): Promise<{ message: string; data: BookingView }> => {
  const back = await withLock(`booking:${input.params.id}`, () => inTransaction((tx) => undo(input, tx)));
  return { message: texts.messages.changed, data: await showBooking(input.actor, back) };
};

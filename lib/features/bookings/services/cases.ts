import type {
  AnswerCaseBody,
  AppealCaseBody,
  BookingCases,
  OpenCaseBody,
} from '#lib/features/bookings/contracts/cases.ts';
import { getCreditor } from '#lib/features/bookings/rules/booking-dues.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import {
  canAnswerCase,
  canAppealCase,
  caseAnswerDeadline,
  judgeCase,
} from '#lib/features/bookings/rules/cases.ts';
import { readStops } from '#lib/features/bookings/services/steps/claim-clocks.ts';
import { closeTicket } from '#lib/features/bookings/services/steps/close-ticket.ts';
import { hideDoorCodes } from '#lib/features/bookings/services/steps/door-code.ts';
import { keepPhotos } from '#lib/features/bookings/services/steps/keep-photos.ts';
import { markPeople } from '#lib/features/bookings/services/steps/mark-people.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { requireSide } from '#lib/features/bookings/services/steps/require-side.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { showCases } from '#lib/features/bookings/services/steps/show-cases.ts';
import { markCase, storeCase } from '#lib/features/bookings/services/steps/store-case.ts';
import { buildStatement } from '#lib/features/bookings/services/steps/take-statement.ts';
import { toTerms } from '#lib/features/bookings/services/to-case.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { insertCase, listCases, type CaseRecord } from '#models/bookings/case.ts';
import type { ClaimStatement } from '#models/bookings/claim.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';

interface CaseRequest {
  actor: Actor;
  params: { id: string };
}

type CaseReply = Promise<{ message: string; data: BookingCases }>;

/** Reads both sides' cases of the caller's booking. */
export const readCases = async ({ actor, params }: CaseRequest): Promise<{ data: BookingCases }> => {
  const booking = await requireBooking({ actor, bookingId: params.id });
  return { data: await showCases(booking, requireSide(actor)) };
};

interface Change {
  booking: BookingRecord;
  by: Blame;
  at: Date;
  /** For a new case. */
  number: string;
}

/** Changes the cases of a booking, one change at a time; returns the booking, and the case that was changed. */
const changeCases = <Result>(
  { actor, params: { id } }: CaseRequest,
  work: (change: Change, tx: Tx) => Promise<Result>,
): Promise<Result> =>
  withLock(`booking:${id}`, () =>
    drawNumber((number) =>
      inTransaction(async (tx) => {
        const booking = await requireBooking({ actor, bookingId: id }, tx);
        await lockAccounts(actor, tx);
        return work({ booking, by: requireSide(actor), at: now(), number }, tx);
      }),
    ),
  );

/** Returns what one side says. A door code in it is hidden, as in messages: only customers have them. */
const toStatement = async (
  { booking, by, at }: Change,
  { actor, body, owner }: { actor: Actor; body: AnswerCaseBody; owner: CaseRecord['_id'] },
  tx: Tx,
): Promise<ClaimStatement> => {
  const { photos } = body;
  const text = by === 'customer' ? await hideDoorCodes(body.text, actor.userId) : body.text;
  return buildStatement({ booking, actor, by, body: { text, photos }, at, owner }, tx);
};

// The office decides about a denied payment once: in the case, not in the ticket of the denial as well.
const replaceDenial = async (booking: BookingRecord, one: CaseRecord, tx: Tx): Promise<void> => {
  const { payment } = booking;
  if (one.reason !== 'payment' || one.by !== getCreditor(booking) || !payment?.ticketId) return;
  await closeTicket(payment.ticketId, one.openedAt, tx);
};

interface Opening extends CaseRequest {
  body: OpenCaseBody;
}

/** Opens the caller's case about a booking; the other side is asked at once. */
export const openCase = async (input: Opening): CaseReply => {
  const { actor, body } = input;
  const { booking, opened } = await changeCases(input, async (change, tx) => {
    const { booking: found, by, at, number } = change;
    const { reason, ...words } = body;
    const refusal = judgeCase(found, { by, reason }, at);
    if (refusal) throw new AppError(refusal);
    const [_id, stops] = [newObjectId(), await readStops(found, at, tx)];
    const { _id: bookingId, customerId, workerId } = found;
    const statements = [await toStatement(change, { actor, body: words, owner: _id }, tx)];
    const answerBy = caseAnswerDeadline({ at, stops }, at);
    const marks = await markPeople(found, tx);
    const row = { number, bookingId, customerId, workerId, by, reason, statements, answerBy, openedAt: at };
    const one = await insertCase({ _id, ...row, marks, state: 'open' }, tx);
    const marked = await markCase(found, one, tx);
    await replaceDenial(marked, one, tx);
    await keepPhotos(marked, at, tx);
    await notifyBookingChange({ booking: marked, news: 'case_opened', by: actor.userId }, tx);
    return { booking: marked, opened: one };
  });
  return {
    message: fill(texts.messages.caseOpened, { number: opened.number }),
    data: await showCases(booking, opened.by),
  };
};

/** Answers the other side's case; with that, the office can decide. */
export const answerCase = async (input: CaseRequest & { body: AnswerCaseBody }): CaseReply => {
  const { actor, body } = input;
  const booking = await changeCases(input, async (change, tx) => {
    const one = (await listCases(change.booking._id, tx)).find(({ by }) => by !== change.by);
    const { statements = [] } = one ?? {};
    if (!one || !canAnswerCase({ ...one, statements }, change.by)) throw new AppError('case_closed');
    const answer = await toStatement(change, { actor, body, owner: one._id }, tx);
    const said = { statements: [...statements, answer], answerBy: null };
    const set = { state: 'heard' as const, ...said, waits: true };
    const { booking: marked } = await storeCase(change.booking, one, set, tx);
    await notifyBookingChange({ booking: marked, news: 'case_answered', by: actor.userId }, tx);
    return marked;
  });
  return { message: texts.messages.caseAnswered, data: await showCases(booking, requireSide(actor)) };
};

/** Appeals against a decision; another admin decides once more, and nothing takes effect until then. */
export const appealCase = async (input: CaseRequest & { body: AppealCaseBody }): CaseReply => {
  const { actor, body } = input;
  const { caseId, ...words } = body;
  const booking = await changeCases(input, async (change, tx) => {
    const { at } = change;
    const one = (await listCases(change.booking._id, tx)).find(({ _id }) => String(_id) === caseId);
    if (!one) throw new AppError('not_found');
    if (!canAppealCase(toTerms(one), at)) throw new AppError('case_closed');
    const appeal = await toStatement(change, { actor, body: words, owner: one._id }, tx);
    const set = { state: 'appealed' as const, appeal, appealedAt: at, appealUntil: null, waits: true };
    const { booking: marked } = await storeCase(change.booking, one, set, tx);
    await notifyBookingChange({ booking: marked, news: 'case_appealed', by: actor.userId }, tx);
    return marked;
  });
  return { message: texts.messages.caseAppealed, data: await showCases(booking, requireSide(actor)) };
};

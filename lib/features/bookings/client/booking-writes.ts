import type { RescheduleBody, StatusBody, UndoBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { AnswerCaseBody, AppealCaseBody, OpenCaseBody } from '#lib/features/bookings/contracts/cases.ts';
import type { AnswerExtraBody, ExtraBody } from '#lib/features/bookings/contracts/extras.ts';
import type { HandoverAnswerBody } from '#lib/features/bookings/contracts/handover.ts';
import type { ClaimBody, NoShowBody } from '#lib/features/bookings/contracts/no-show.ts';
import type { PaymentBody } from '#lib/features/bookings/contracts/payment.ts';
import type { ProposalBody } from '#lib/features/bookings/contracts/proposals.ts';
import type { AllWellBody, HelpBody } from '#lib/features/bookings/contracts/visit-safety.ts';
import type { ConfirmWaitingBody } from '#lib/features/bookings/contracts/waiting.ts';
import type { AnswerWayBody } from '#lib/features/bookings/contracts/way.ts';
import { api } from '#lib/platform/browser/api.ts';
import { sendWrite } from '#lib/platform/browser/writes/send-write.ts';
import type { WriteSubject } from '#lib/platform/browser/writes/waiting-write.ts';
import { toBookingItem } from './booking-item.ts';

export interface BookingTap {
  readonly bookingId: string;
  readonly subject: WriteSubject;
}

const toParams = ({ bookingId }: BookingTap) => ({ id: bookingId });

/** Writes to one booking keep their order. */
const toContext = (tap: BookingTap) => ({
  item: toBookingItem(tap.bookingId),
  subject: tap.subject,
  reread: () => api('GET /bookings/{id}', { params: toParams(tap) }),
});

/** Changes the status of a booking; see `sendWrite`. */
export const sendBookingStatus = (body: StatusBody, tap: BookingTap) =>
  sendWrite('PUT /bookings/{id}/status', { params: toParams(tap), body }, toContext(tap));

/** Undoes a step of a booking; see `sendWrite`. */
export const sendBookingUndo = (body: UndoBody, tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/undo', { params: toParams(tap), body }, toContext(tap));

/** Answers the time that the other side proposed; see `sendWrite`. Sent late, it must not answer another time. */
export const sendProposalAnswer = (body: ProposalBody & { startsAt: string }, tap: BookingTap) =>
  sendWrite('PUT /bookings/{id}/proposal', { params: toParams(tap), body }, toContext(tap));

/** Suggests another time for a request; see `sendWrite`. */
export const sendSuggestedTime = (body: RescheduleBody, tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/proposal', { params: toParams(tap), body }, toContext(tap));

/** Moves a booking, or asks its worker to agree to another time; see `sendWrite`. */
export const sendReschedule = (body: RescheduleBody, tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/reschedule', { params: toParams(tap), body }, toContext(tap));

/** Sends one side's word on a payment; see `sendWrite`. */
export const sendPaymentStep = (body: PaymentBody, tap: BookingTap) =>
  sendWrite(
    'PUT /bookings/{id}/payment',
    { params: toParams(tap), body },
    { ...toContext(tap), reread: () => api('GET /bookings/{id}/payment', { params: toParams(tap) }) },
  );

/** Leaves a visit that is not safe; see `sendWrite`. */
export const sendLeaving = (tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/leaving', { params: toParams(tap) }, toContext(tap));

/** Says that the worker waits at the door; see `sendWrite`. */
export const sendWaiting = (tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/waiting', { params: toParams(tap) }, toContext(tap));

/** Confirms that the worker waits at the door; see `sendWrite`. */
export const sendWaitingAnswer = (body: ConfirmWaitingBody, tap: BookingTap) =>
  sendWrite('PUT /bookings/{id}/waiting', { params: toParams(tap), body }, toContext(tap));

/** Says that all is well with a job that runs over; see `sendWrite`. Sent late, it must not answer a later question. */
export const sendAllWell = (body: Required<AllWellBody>, tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/all-well', { params: toParams(tap), body }, toContext(tap));

/** Tells the trusted contacts of the reader that they ask for help; see `sendWrite`. It waits for no other step of the booking. */
export const sendCallForHelp = (body: HelpBody, { bookingId, subject }: BookingTap) =>
  sendWrite(
    'POST /bookings/{id}/help',
    { params: { id: bookingId }, body },
    {
      ...{ item: `${toBookingItem(bookingId)}:help`, subject },
      reread: () => Promise.resolve({ data: null }),
    },
  );

/** Waives the fee of a booking; see `sendWrite`. */
export const sendWaiver = (tap: BookingTap) =>
  sendWrite('DELETE /bookings/{id}/fee', { params: toParams(tap) }, toContext(tap));

/** Pays from the wallet, as far as the balance goes; see `sendWrite`. */
export const sendCredit = (tap: BookingTap) =>
  sendWrite('PUT /bookings/{id}/credit', { params: toParams(tap) }, toContext(tap));

/** Answers the office's proposal of another worker; see `sendWrite`. */
export const sendHandoverAnswer = (body: HandoverAnswerBody, tap: BookingTap) =>
  sendWrite(
    'PUT /bookings/{id}/handover',
    { params: toParams(tap), body },
    // The asked worker cannot read the booking yet; the page reads it again.
    { ...toContext(tap), reread: () => Promise.resolve({ data: null }) },
  );

/** Proposes an extra to the customer; see `sendWrite`. */
export const sendExtra = (body: ExtraBody, tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/extras', { params: toParams(tap), body }, toContext(tap));

/** Accepts, declines or withdraws an extra; see `sendWrite`. */
export const sendExtraAnswer = (extraId: string, body: AnswerExtraBody, tap: BookingTap) =>
  sendWrite(
    'PUT /bookings/{id}/extras/{extraId}',
    { params: { ...toParams(tap), extraId }, body },
    toContext(tap),
  );

/** Asks the customer how to find the door; see `sendWrite`. */
export const sendWayQuestion = (tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/way', { params: toParams(tap) }, toContext(tap));

/** Answers a worker who cannot find the door; see `sendWrite`. */
export const sendWayAnswer = (body: AnswerWayBody, tap: BookingTap) =>
  sendWrite('PUT /bookings/{id}/way', { params: toParams(tap), body }, toContext(tap));

/** Reports a no-show; see `sendWrite`. */
export const sendClaim = (body: ClaimBody, tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/no-show', { params: toParams(tap), body }, toContext(tap));

/** Answers the report of a no-show; see `sendWrite`. */
export const sendClaimAnswer = (body: NoShowBody, tap: BookingTap) =>
  sendWrite('PUT /bookings/{id}/no-show', { params: toParams(tap), body }, toContext(tap));

const toCaseContext = (tap: BookingTap) => ({
  ...toContext(tap),
  reread: () => api('GET /bookings/{id}/case', { params: toParams(tap) }),
});

/** Opens one's case about a booking; see `sendWrite`. */
export const sendCase = (body: OpenCaseBody, tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/case', { params: toParams(tap), body }, toCaseContext(tap));

/** Answers the other side's case; see `sendWrite`. */
export const sendCaseAnswer = (body: AnswerCaseBody, tap: BookingTap) =>
  sendWrite('PUT /bookings/{id}/case/answer', { params: toParams(tap), body }, toCaseContext(tap));

/** Appeals against the decision on a case; see `sendWrite`. */
export const sendCaseAppeal = (body: AppealCaseBody, tap: BookingTap) =>
  sendWrite('POST /bookings/{id}/case/appeal', { params: toParams(tap), body }, toCaseContext(tap));

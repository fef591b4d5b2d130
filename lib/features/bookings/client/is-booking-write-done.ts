import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingCases } from '#lib/features/bookings/contracts/cases.ts';
import type { PaymentView } from '#lib/features/bookings/contracts/payment.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';

type Body = Readonly<Record<string, unknown>>;
type BookingState = Pick<
  BookingView,
  | 'status'
  | 'startsAt'
  | 'timeSlot'
  | 'proposal'
  | 'paid'
  | 'fee'
  | 'extras'
  | 'noShow'
  | 'canAnswerNoShow'
  | 'review'
  | 'creditPaise'
  | 'handover'
  | 'wayQuestion'
  | 'waiting'
  | 'asksIfWell'
>;
type Check = (booking: BookingState, body: Body, params: WaitingWrite['params']) => boolean;

const isChosenTime = ({ startsAt, timeSlot }: Pick<BookingView, 'startsAt' | 'timeSlot'>, body: Body) => {
  const { scheduledAt, timeSlot: chosen } = body;
  if (typeof scheduledAt !== 'string' || typeof chosen !== 'object' || chosen === null) return false;
  const isSameDay = toIndiaDay(new Date(startsAt)) === toIndiaDay(new Date(scheduledAt));
  return isSameDay && Reflect.get(chosen, 'start') === timeSlot.start;
};

const hasProposed = ({ proposal }: BookingState, body: Body): boolean =>
  proposal !== null && isChosenTime(proposal, body);

/** A yes is there; after a no, the worker is no longer proposed. */
const hasAnswered = ({ handover }: BookingState, { accept, workerId }: Body): boolean => {
  const isOther = workerId !== undefined && handover?.worker._id !== workerId;
  return accept === true ? !isOther && handover?.hasCustomerAgreed === true : isOther || handover === null;
};

const checks: Readonly<Record<string, Check>> = {
  'PUT /bookings/{id}/status': ({ status }, body) => status === body.status,
  'POST /bookings/{id}/undo': ({ status }, body) => status !== body.status,
  'PUT /bookings/{id}/proposal': ({ startsAt, proposal }, body) =>
    body.accept === true ? startsAt === body.startsAt : proposal?.startsAt !== body.startsAt,
  'POST /bookings/{id}/proposal': hasProposed,
  'POST /bookings/{id}/reschedule': (booking, body) =>
    isChosenTime(booking, body) || hasProposed(booking, body),
  // Phones may still keep one from an earlier release.
  'PUT /bookings/{id}/paid': ({ paid, fee }) => paid !== null || fee?.state === 'paid',
  'PUT /bookings/{id}/credit': ({ creditPaise }) => creditPaise > 0,
  'POST /bookings/{id}/leaving': ({ status }) => status === 'cancelled',
  'POST /bookings/{id}/all-well': ({ asksIfWell }) => !asksIfWell,
  'POST /bookings/{id}/waiting': ({ waiting }) => typeof waiting?.since === 'string',
  'PUT /bookings/{id}/waiting': ({ waiting }, { since }) =>
    waiting?.isConfirmed === true && waiting.since === since,
  'PUT /bookings/{id}/handover': hasAnswered,
  'DELETE /bookings/{id}/fee': ({ fee }) => fee?.state === 'waived',
  'POST /bookings/{id}/extras': ({ extras }, { words, amountPaise }) =>
    extras.some((extra) => extra.words === words && extra.amountPaise === amountPaise),
  'PUT /bookings/{id}/extras/{extraId}': ({ extras }, { answer }, { extraId }) =>
    extras.find(({ _id }) => _id === extraId)?.state === answer,
  'POST /bookings/{id}/way': ({ wayQuestion }) => wayQuestion !== null,
  'PUT /bookings/{id}/way': ({ wayQuestion }, { answer, askedAt }) =>
    wayQuestion?.answer === answer && wayQuestion?.askedAt === askedAt,
  'POST /bookings/{id}/no-show': ({ noShow }) => noShow !== null,
  'PUT /bookings/{id}/no-show': ({ canAnswerNoShow }) => !canAnswerNoShow,
  'POST /admin/rate-us': ({ review }) => review !== null,
};

type PaymentWords = Pick<PaymentView, 'said' | 'deniedAt' | 'settled' | 'refund'>;

interface Denied {
  said: PaymentWords['said'];
  /** Whether the last word is denied. */
  isDenied: boolean;
}

/**
 * Whether the word that a denial names was denied. The payer may have said it once more since. A denial that names no word is
 * of an earlier release: it was about the one denied before, unless it was tapped later than the last one was said.
 */
const wasDenied = ({ said, isDenied }: Denied, saidAt: unknown, tappedAt: number): boolean => {
  if (said === null) return false;
  const { at, deniedBefore } = said;
  if (saidAt === undefined) return isDenied || (Boolean(deniedBefore) && new Date(at).getTime() > tappedAt);
  return (isDenied && at === saidAt) || deniedBefore === saidAt;
};

/**
 * Whether both sides' words are already as a step wants them. The price being paid says nothing about a refund, and an
 * earlier word nothing about a correction, or about one that follows a denial.
 */
export const isPaymentStepDone = (
  { refund, deniedAt, ...payment }: PaymentWords,
  { about, step, saidAt }: Body,
  tappedAt: number,
): boolean => {
  const { said, settled } = about === 'refund' && refund ? refund : payment;
  const isDenied = about === 'refund' ? refund?.state === 'denied' : deniedAt !== null;
  if (settled !== null) return true;
  if (step === 'paid') return said !== null && new Date(said.at).getTime() >= tappedAt;
  return step === 'not_received' && wasDenied({ said, isDenied }, saidAt, tappedAt);
};

type CasesView = Pick<BookingCases, 'cases' | 'reasons'>;

const caseChecks: Readonly<Record<string, (read: CasesView, body: Body) => boolean>> = {
  // Each side opens one, so that the author has none as long as a reason is left.
  'POST /bookings/{id}/case': ({ cases, reasons }, { reason }) =>
    reasons.length === 0 && cases.some((one) => one.reason === reason),
  'PUT /bookings/{id}/case/answer': ({ cases }) => cases.every(({ steps }) => !steps.includes('answer')),
  'POST /bookings/{id}/case/appeal': ({ cases }, { caseId }) =>
    cases.some(({ _id, appeal }) => _id === caseId && appeal !== null),
};

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

/** Whether a booking is already as a write wants it. */
export const showsWrite = (
  booking: BookingState,
  { call, body, params = {} }: Pick<WaitingWrite, 'call' | 'body'> & Partial<Pick<WaitingWrite, 'params'>>,
) => checks[call]?.(booking, isBody(body) ? body : {}, params) ?? false;

/** Whether the cases of a booking are already as a write wants them. */
export const showsCaseWrite = (
  read: CasesView,
  { call, body }: Pick<WaitingWrite, 'call' | 'body'>,
): boolean => caseChecks[call]?.(read, isBody(body) ? body : {}) ?? false;

/** Null if the author cannot read it, such as a worker who is only asked to take it over. */
const readBooking = async (id: string): Promise<BookingView | null> => {
  try {
    return (await api('GET /bookings/{id}', { params: { id } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Reads whether an old write, whose key the server may have forgotten, has already made its change. */
export const isBookingWriteDone = async (write: WaitingWrite): Promise<boolean> => {
  const [, id = ''] = write.item.split(':');
  if (write.call === 'PUT /bookings/{id}/payment' && isBody(write.body)) {
    const { data } = await api('GET /bookings/{id}/payment', { params: { id } });
    return isPaymentStepDone(data, write.body, write.createdAt);
  }
  if (Object.hasOwn(caseChecks, write.call)) {
    const { data } = await api('GET /bookings/{id}/case', { params: { id } });
    return showsCaseWrite(data, write);
  }
  const booking = await readBooking(id);
  return booking !== null && showsWrite(booking, write);
};

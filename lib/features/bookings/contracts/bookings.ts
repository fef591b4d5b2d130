import { z } from 'zod';
import { addressBody, contactBody, zipCode } from '#lib/features/places/contracts/address.ts';
import { weekday } from '#lib/features/people/contracts/availability.ts';
import { unlessBlank, id, instant, text } from '#lib/platform/contract/fields.ts';
import { tappedReasons, slippedSteps } from './booking-status.ts';
import { bookingStatus, bookingView, cancellationView, otherWorker, timeSlot } from './booking-view.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';

const clock = /^(0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/;

const slotTimes = {
  start: z.string({ error: 'slot_start_format' }).regex(clock, 'slot_start_format'),
  end: z.string({ error: 'slot_end_format' }).regex(clock, 'slot_end_format'),
};

/** A time as the forms send it; what label it carries does not matter, the server writes its own. */
const timeSlotBody = z.strictObject(
  { ...slotTimes, label: text({ max: 40 }).optional() },
  { error: ({ input }) => (input === undefined ? 'time_slot_missing' : undefined) },
);

// Who has chosen nothing yet is told so; what else may be wrong is for those who send something.
const scheduledAt = z.iso.datetime({
  offset: true,
  error: ({ input }) => ((input ?? '') === '' ? 'date_missing' : 'invalid_value'),
});

const serviceId = z
  .string({ error: 'service_missing' })
  .min(1, { error: 'service_missing', abort: true })
  .pipe(id('service_id_length'))
  .meta({ pattern: '^[0-9a-f]{24}$' });

const when = { scheduledAt, timeSlot: timeSlotBody };

/** An amount that a screen showed. */
const shownPaise = z.int().min(0, 'number_too_small').optional();

export const bookingBody = z.strictObject({
  workerId: id('worker_id_length'),
  serviceId,
  serviceName: unlessBlank(text({ min: 2, max: 160, tooShort: 'service_name_too_short' })),
  ...when,
  /** The price that was shown: another one is refused. Without it, one that rose within the last hour. */
  pricePaise: shownPaise,
  address: addressBody.optional(),
  /** Whom to ask for there; the worker sees it with the street. */
  contact: contactBody.optional(),
  /** The request in whose place somebody else is asked: once one of them agrees, the others end. */
  insteadOf: id().optional(),
  instructions: unlessBlank(text({ max: 500, tooLong: 'instructions_too_long' })),
});
export type BookingBody = z.input<typeof bookingBody>;
export type BookingInput = z.output<typeof bookingBody>;

/** What a refusal as `slot_taken` carries: the worker's next free times. */
export const takenDetail = z.strictObject({
  nextSlots: z.array(z.strictObject({ localDate: z.string(), scheduledAt: instant, timeSlot })),
});
export type FreeSlot = z.infer<typeof takenDetail>['nextSlots'][number];

/** What a refusal as `price_changed` of a request carries: the present price. */
export const priceDetail = z.strictObject({ pricePaise: z.int() });

/** What a refusal as `out_of_area` carries: how far the worker goes, how far the place is, and others who come. */
export const areaDetail = z.strictObject({
  reachKm: z.number(),
  distanceKm: z.number().nullable(),
  others: z.array(otherWorker),
});
export type AreaDetail = z.infer<typeof areaDetail>;

const manyBookings = listReply(bookingView);
export type BookingList = z.infer<typeof manyBookings>;

/** `upcoming`: still to be done; `past`: ended; `called_off`: ended without the job; or one state. */
const group = z.enum(['upcoming', 'past', 'called_off', ...bookingStatus.options]);
export type BookingGroup = z.infer<typeof group>;

export const bookingQuery = listQuery.extend({ status: group.optional() });
export type BookingQueryInput = z.output<typeof bookingQuery>;

const params = z.strictObject({ id: id() });
const oneBooking = z.strictObject({ message: z.string().optional(), data: bookingView });
const saidBooking = z.strictObject({ message: z.string(), data: bookingView });

export const createBookingContract = contract(call('POST', '/bookings'), {
  summary: 'Ask a worker for a time; the price is the server’s, the loser of a time gets the next free ones',
  access: ['customer'],
  rate: 'write',
  body: bookingBody,
  reply: saidBooking,
  status: 201,
  errors: [
    'slot_taken',
    'out_of_area',
    'already_agreed',
    'too_many_open_requests',
    'too_many_open_hours',
    'too_many_requests_today',
    'price_changed',
  ],
  idempotent: true,
});

export const listBookingsContract = contract(call('GET', '/bookings'), {
  summary: 'Your bookings: the next first, what is over latest first',
  access: ['customer', 'worker'],
  rate: 'read',
  query: bookingQuery,
  reply: manyBookings,
  errors: ['invalid_cursor'],
});

export const getBookingContract = contract(call('GET', '/bookings/{id}'), {
  summary: 'One of your bookings',
  access: ['customer', 'worker'],
  rate: 'read',
  params,
  reply: oneBooking,
});

export const listOthersContract = contract(call('GET', '/bookings/{id}/others'), {
  summary: 'Whom else to ask for the same work at the same time: the best few who come and are free',
  access: ['customer'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: z.array(otherWorker) }),
  errors: ['illegal_move'],
});

export const listRequestedJobsContract = contract(call('GET', '/bookings/requested-jobs'), {
  summary: 'Requests that wait for the worker’s answer',
  access: ['worker'],
  rate: 'read',
  query: listQuery,
  reply: manyBookings,
  errors: ['invalid_cursor'],
});

export const listUpcomingJobsContract = contract(call('GET', '/bookings/upcoming-jobs'), {
  summary: 'What the worker has agreed to and not finished',
  access: ['worker'],
  rate: 'read',
  query: listQuery,
  reply: manyBookings,
  errors: ['invalid_cursor'],
});

const reason = unlessBlank(text({ min: 2, max: 300 }));

export const statusBody = z.strictObject({
  status: bookingStatus,
  reason,
  /** In the place of own words, or beside them. */
  reasonCode: z.enum(tappedReasons, 'invalid_value').optional(),
  /** For a customer who cancels: the fee that was shown. A higher one is refused; without it only a free cancel goes through. */
  feePaise: shownPaise,
});
export type StatusBody = z.input<typeof statusBody>;

export const setBookingStatusContract = contract(call('PUT', '/bookings/{id}/status'), {
  summary: 'Take a booking a step further, or call it off',
  access: ['customer', 'worker', 'admin'],
  rate: 'write',
  params,
  body: statusBody,
  reply: saidBooking,
  errors: ['illegal_move', 'request_expired', 'move_too_early', 'price_changed'],
});

export const undoBody = z.strictObject({
  /** The step that is taken back: whoever taps twice takes back no other. */
  status: z.enum(slippedSteps, 'invalid_value'),
});
export type UndoBody = z.infer<typeof undoBody>;

export const undoStepContract = contract(call('POST', '/bookings/{id}/undo'), {
  summary: 'Take back “on the way” or “arrived” within two minutes, unless the customer has acted since',
  access: ['worker'],
  rate: 'write',
  params,
  body: undoBody,
  reply: saidBooking,
  errors: ['illegal_move', 'booking_changed'],
});

export const claimNoShowContract = contract(call('POST', '/bookings/{id}/no-show'), {
  summary: 'Say that the other was not there; it falls due after 48 hours without a word against it',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  reply: saidBooking,
  errors: ['illegal_move', 'move_too_early'],
});

export const noShowBody = z.strictObject({ agree: z.boolean('invalid_type') });
export type NoShowBody = z.infer<typeof noShowBody>;

export const answerNoShowContract = contract(call('PUT', '/bookings/{id}/no-show'), {
  summary: 'Say whether it is right that you were not there; if not, nothing is owed until an admin decides',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: noShowBody,
  reply: saidBooking,
  errors: ['no_claim', 'booking_changed'],
  allowsSuspended: true,
});

export const getCancellationContract = contract(call('GET', '/bookings/{id}/cancellation'), {
  summary: 'What cancelling now would cost the customer',
  access: ['customer'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: cancellationView }),
  errors: ['illegal_move'],
});

export const rescheduleBody = z.strictObject(when);
export type RescheduleBody = z.input<typeof rescheduleBody>;

export const rescheduleBookingContract = contract(call('POST', '/bookings/{id}/reschedule'), {
  summary: 'Propose another time; a booking that nobody has accepted yet moves at once',
  access: ['customer'],
  rate: 'write',
  params,
  body: rescheduleBody,
  reply: saidBooking,
  errors: [
    ...(['slot_taken', 'day_requested', 'too_many_open_hours', 'illegal_move'] as const),
    ...(['reschedule_too_late', 'proposal_open', 'booking_changed'] as const),
  ],
});

export const proposalBody = z.strictObject({ accept: z.boolean() });
export type ProposalBody = z.input<typeof proposalBody>;

export const answerProposalContract = contract(call('PUT', '/bookings/{id}/proposal'), {
  summary: 'Accept or decline the time that the customer proposes',
  access: ['worker'],
  rate: 'write',
  params,
  body: proposalBody,
  reply: saidBooking,
  errors: ['no_proposal', 'booking_changed'],
});

export const paidBody = z.strictObject({ method: z.enum(['cash', 'upi'], 'required') });
export type PaidBody = z.infer<typeof paidBody>;

export const markPaidContract = contract(call('PUT', '/bookings/{id}/paid'), {
  summary: 'Note that you have the money: the price of a completed booking, or the fee of a cancelled one',
  access: ['worker'],
  rate: 'write',
  params,
  body: paidBody,
  reply: saidBooking,
  errors: ['nothing_owed', 'booking_changed'],
});

export const spendCreditContract = contract(call('PUT', '/bookings/{id}/credit'), {
  summary: 'Pay for a completed booking out of your wallet, as far as it goes; the rest is handed over',
  access: ['customer'],
  rate: 'write',
  params,
  reply: saidBooking,
  errors: ['nothing_owed', 'no_credit', 'booking_changed'],
});

export const waiveFeeContract = contract(call('DELETE', '/bookings/{id}/fee'), {
  summary: 'Let the customer off the fee of a cancelled booking',
  access: ['worker'],
  rate: 'write',
  params,
  reply: saidBooking,
  errors: ['nothing_owed', 'booking_changed'],
});

export const slotsQuery = z.strictObject({
  date: z.iso.date({ error: 'date_missing' }),
  serviceId: id('service_id_length').optional(),
  /** Where the work is; without it a customer's saved address. */
  pinCode: unlessBlank(zipCode),
  city: unlessBlank(text({ max: 50 })),
  /** The booking that is to move: where its work is has been asked for already. */
  bookingId: id().optional(),
});
export type SlotsQuery = z.input<typeof slotsQuery>;
const daySlot = timeSlot.extend({
  /** `own`: the time of the booking that is to move. */
  state: z.enum(['free', 'taken', 'off', 'past', 'own']),
  /** Null without a rate of the worker and without a service. */
  pricePaise: z.int().nullable(),
  /** The rate that makes the price; null: it is for the job as a whole, or there is none. */
  hourlyRatePaise: z.int().nullable(),
});

export const dayOfSlots = z
  .strictObject({
    localDate: z.string(),
    slots: z.array(daySlot),
    /** Days of the week on which the worker never works. */
    closedWeekdays: z.array(weekday),
    /** Days on which the worker does not work this once. */
    daysOff: z.array(z.string()),
  })
  .meta({ id: 'DayOfSlots' });
export type DayOfSlots = z.infer<typeof dayOfSlots>;

export const listSlotsContract = contract(call('GET', '/workers/{id}/slots'), {
  summary: 'The times of a day in India and what can be had of them',
  access: 'member',
  rate: 'read',
  params,
  query: slotsQuery,
  reply: z.strictObject({ data: dayOfSlots }),
  errors: ['out_of_area'],
});

import { z } from 'zod';
import { addressBody, contactBody, zipCode } from '#lib/features/places/contracts/address.ts';
import { weekday } from '#lib/features/people/contracts/availability.ts';
import { blankAsUndefined, id, instant, text } from '#lib/platform/contract/fields.ts';
import { suggestedReasons, undoableSteps } from './booking-status.ts';
import { bookingStatus, bookingView, otherWorker, timeSlot } from './booking-view.ts';
import { cancellationView } from './cancellation-view.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';

const clock = /^(0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/;

const slotTimes = {
  start: z.string({ error: 'slot_start_format' }).regex(clock, 'slot_start_format'),
  end: z.string({ error: 'slot_end_format' }).regex(clock, 'slot_end_format'),
};

/** A time slot as forms send it; the server ignores the label and writes its own. */
const timeSlotBody = z.strictObject(
  { ...slotTimes, label: blankAsUndefined(text({ max: 40 })) },
  { error: ({ input }) => (input === undefined ? 'time_slot_missing' : undefined) },
);

// A missing date gets its own error; other errors only concern values that were sent.
const scheduledAt = z.iso.datetime({
  offset: true,
  error: ({ input }) => ((input ?? '') === '' ? 'date_missing' : 'date_form'),
});

const serviceId = z
  .string({ error: 'service_id_length' })
  .min(1, { error: 'service_missing', abort: true })
  .pipe(id('service_id_length'))
  .meta({ pattern: '^[0-9a-f]{24}$' });

const when = { scheduledAt, timeSlot: timeSlotBody };

/** The amount that was shown. */
const shownPaise = z.int().min(0, 'number_too_small').optional();

export const bookingBody = z.strictObject({
  workerId: id('worker_id_length'),
  serviceId,
  serviceName: blankAsUndefined(text({ min: 2, max: 160, tooShort: 'service_name_too_short' })),
  ...when,
  /**
   * The price that was shown: a different price is refused. Without it, the request is refused if the price rose
   * within the last hour.
   */
  pricePaise: shownPaise,
  address: addressBody.optional(),
  /** The contact person at the address; the worker sees it together with the street. */
  contact: contactBody.optional(),
  /** The earlier request that this one replaces. When one of the workers accepts, the other requests end. */
  insteadOf: id().optional(),
  instructions: blankAsUndefined(text({ max: 500, tooLong: 'instructions_too_long' })),
});
export type BookingBody = z.input<typeof bookingBody>;
export type BookingInput = z.output<typeof bookingBody>;

/** Data of a `slot_taken` error: the worker's next free slots. */
export const takenDetail = z.strictObject({
  nextSlots: z.array(z.strictObject({ localDate: z.string(), scheduledAt: instant, timeSlot })),
});
export type FreeSlot = z.infer<typeof takenDetail>['nextSlots'][number];

/** Data of a `price_changed` error of a request: the current price. */
export const priceDetail = z.strictObject({ pricePaise: z.int() });

/** Data of an `out_of_area` error: how far the worker travels, how far the place is, and other workers who come. */
export const areaDetail = z.strictObject({
  reachKm: z.number(),
  distanceKm: z.number().nullable(),
  others: z.array(otherWorker),
});
export type AreaDetail = z.infer<typeof areaDetail>;

const manyBookings = listReply(bookingView);
export type BookingList = z.infer<typeof manyBookings>;

/** `upcoming`: still to be done; `past`: ended; `called_off`: ended without the job; or a single status. */
const group = z.enum(['upcoming', 'past', 'called_off', ...bookingStatus.options]);
export type BookingGroup = z.infer<typeof group>;

export const bookingQuery = listQuery.extend({ status: group.optional() });

/** `with`: only bookings with this person. */
const ownBookingsQuery = bookingQuery.extend({ with: id().optional() });
export type OwnBookingsQuery = z.output<typeof ownBookingsQuery>;
export type BookingQueryInput = z.output<typeof bookingQuery>;

const params = z.strictObject({ id: id() });
const oneBooking = z.strictObject({ message: z.string().optional(), data: bookingView });
const saidBooking = z.strictObject({ message: z.string(), data: bookingView });

export const createBookingContract = contract('POST /bookings', {
  summary:
    'Request a booking. The server sets the price; if the slot is taken, the error lists the next free ones',
  access: ['customer'],
  rate: 'write',
  body: bookingBody,
  reply: saidBooking,
  status: 201,
  errors: [
    ...(['slot_taken', 'out_of_area', 'already_agreed', 'price_changed', 'prove_to_request'] as const),
    ...(['own_number', 'city_not_offered', 'trade_not_offered'] as const),
    ...(['too_many_open_requests', 'too_many_open_hours', 'too_many_requests_today'] as const),
  ],
});

export const listBookingsContract = contract('GET /bookings', {
  summary: 'List your bookings (upcoming soonest first, past newest first), all or those with one person',
  access: ['customer', 'worker'],
  rate: 'read',
  query: ownBookingsQuery,
  reply: manyBookings,
  errors: ['invalid_cursor'],
});

export const getBookingContract = contract('GET /bookings/{id}', {
  summary: 'Get one of your bookings',
  access: ['customer', 'worker'],
  rate: 'read',
  params,
  reply: oneBooking,
});

export const listOthersContract = contract('GET /bookings/{id}/others', {
  summary: 'Suggest other workers who are free at the same time for the same service',
  access: ['customer'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: z.array(otherWorker) }),
  errors: ['illegal_move'],
});

export const listRequestedJobsContract = contract('GET /bookings/requested-jobs', {
  summary: 'List requests that wait for the worker’s answer',
  access: ['worker'],
  rate: 'read',
  query: listQuery,
  reply: manyBookings,
  errors: ['invalid_cursor'],
});

export const listUpcomingJobsContract = contract('GET /bookings/upcoming-jobs', {
  summary: 'List the worker’s accepted, unfinished bookings',
  access: ['worker'],
  rate: 'read',
  query: listQuery,
  reply: manyBookings,
  errors: ['invalid_cursor'],
});

const reason = blankAsUndefined(text({ min: 2, max: 300 }));

export const statusBody = z.strictObject({
  status: bookingStatus,
  reason,
  /** Instead of a free-text reason, or in addition to it. */
  reasonCode: z.enum(suggestedReasons, 'invalid_value').optional(),
  /**
   * When cancelling: the fee that was shown. A higher fee is refused; without this field only a free
   * cancellation goes through.
   */
  feePaise: shownPaise,
  /** When a worker starts a job: the code that the customer reads out. */
  doorCode: z
    .string()
    .regex(/^\d{4}$/, 'door_code_digits')
    .optional(),
  /** The start and the price that were shown, so that a late answer doesn’t accept others: those are refused. */
  startsAt: instant.optional(),
  pricePaise: shownPaise,
  /** The phone's time of the tap, for one that waited for a network; the booking's history shows both clocks. */
  tappedAt: instant.optional(),
});
export type StatusBody = z.input<typeof statusBody>;

/** The form of a worker who starts a job with the customer's code. */
export const startBody = statusBody.required({ doorCode: true });

export const setBookingStatusContract = contract('PUT /bookings/{id}/status', {
  summary: 'Change the status of a booking, or cancel it',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: statusBody,
  reply: saidBooking,
  errors: [
    ...(['illegal_move', 'request_expired', 'move_too_early', 'price_changed'] as const),
    ...(['prove_to_accept', 'time_gone', 'own_number'] as const),
    ...(['door_code_needed', 'door_code_wrong', 'door_locked', 'booking_changed'] as const),
  ],
});

export const undoBody = z.strictObject({
  /** The move to undo, so that a double tap doesn't undo two of them. */
  status: z.enum(undoableSteps, 'invalid_value'),
});
export type UndoBody = z.infer<typeof undoBody>;

export const undoStepContract = contract('POST /bookings/{id}/undo', {
  summary:
    'Undo “on the way” or “arrived” within two minutes, or an acceptance within one minute and at most three times a day, unless the customer has acted since',
  access: ['worker'],
  rate: 'write',
  params,
  body: undoBody,
  reply: saidBooking,
  errors: ['illegal_move', 'booking_changed', 'undo_limit'],
});

export const getCancellationContract = contract('GET /bookings/{id}/cancellation', {
  summary: 'Get what cancelling would cost you now, for this reason if one is given',
  access: ['customer', 'worker'],
  rate: 'read',
  params,
  query: z.strictObject({ reasonCode: z.enum(suggestedReasons, 'invalid_value').optional() }),
  reply: z.strictObject({ data: cancellationView }),
  errors: ['illegal_move'],
});

export const rescheduleBody = z.strictObject(when);
export type RescheduleBody = z.input<typeof rescheduleBody>;

export const rescheduleBookingContract = contract('POST /bookings/{id}/reschedule', {
  summary: 'Propose another time; a booking that isn’t accepted yet moves right away',
  access: ['customer'],
  rate: 'write',
  params,
  body: rescheduleBody,
  reply: saidBooking,
  errors: [
    ...(['slot_taken', 'day_requested', 'too_many_open_hours', 'illegal_move'] as const),
    ...(['reschedule_too_late', 'proposal_open', 'handover_open', 'booking_changed'] as const),
  ],
});

export const paidBody = z.strictObject({ method: z.enum(['cash', 'upi'], 'required') });
export type PaidBody = z.infer<typeof paidBody>;

export const markPaidContract = contract('PUT /bookings/{id}/paid', {
  summary: 'Record that you received the price of a completed booking, or the fee that you are owed',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: paidBody,
  reply: saidBooking,
  errors: ['nothing_owed', 'booking_changed'],
});

export const spendCreditContract = contract('PUT /bookings/{id}/credit', {
  summary:
    'Pay for a completed booking from your wallet, as far as the balance goes; the rest is paid in person',
  access: ['customer'],
  rate: 'write',
  params,
  reply: saidBooking,
  errors: ['nothing_owed', 'no_credit', 'booking_changed'],
});

export const waiveFeeContract = contract('DELETE /bookings/{id}/fee', {
  summary: 'Waive the fee that you are owed for a cancelled booking or a missed visit',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  reply: saidBooking,
  errors: ['nothing_owed', 'booking_changed'],
});

export const slotsQuery = z.strictObject({
  date: z.iso.date({ error: 'date_missing' }),
  serviceId: id('service_id_length').optional(),
  /** The place of the work; without it, the customer's saved address. */
  pinCode: blankAsUndefined(zipCode),
  city: blankAsUndefined(text({ max: 50 })),
  /** The booking to reschedule; its place has been checked already. */
  bookingId: id().optional(),
});
export type SlotsQuery = z.input<typeof slotsQuery>;
const daySlot = timeSlot.extend({
  /** `soon`: too soon to be booked; `own`: the current time of the booking to reschedule. */
  state: z.enum(['free', 'taken', 'off', 'past', 'soon', 'own']),
  /** Null if the worker has no hourly rate and no service is given. */
  pricePaise: z.int().nullable(),
  /** The hourly rate; null for a fixed price, or if there is no rate. */
  hourlyRatePaise: z.int().nullable(),
});

export const dayOfSlots = z
  .strictObject({
    localDate: z.string(),
    slots: z.array(daySlot),
    /** Weekdays on which the worker never works. */
    closedWeekdays: z.array(weekday),
    /** The worker's single days off. */
    daysOff: z.array(z.string()),
  })
  .meta({ id: 'DayOfSlots' });
export type DayOfSlots = z.infer<typeof dayOfSlots>;

export const listSlotsContract = contract('GET /workers/{id}/slots', {
  summary: 'List a day’s slots (India time) with their availability',
  access: 'public',
  rate: 'read',
  params,
  query: slotsQuery,
  reply: z.strictObject({ data: dayOfSlots }),
  errors: ['out_of_area', 'city_not_offered', 'trade_not_offered'],
});

import { z } from 'zod';
import { adminBooking } from '#lib/features/admin/contracts/admin-lists.ts';
import { bookingStatus, otherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ data: adminBooking });

/** The booking as the page showed it (`GET /admin/bookings/{id}` has it); an outdated one is refused. */
export const seenBooking = z
  .strictObject({
    status: bookingStatus,
    startsAt: instant,
    /** How often the office has changed the booking. */
    acts: z.int().min(0, 'number_too_small'),
  })
  .meta({ id: 'SeenBooking' });
export type SeenBooking = z.infer<typeof seenBooking>;

const shared = { seen: seenBooking, reason: text({ min: 2, max: 300 }) };

const act = { access: ['admin'] as const, right: 'agent', rate: 'write', params, reply } as const;

export const cancelBookingBody = z
  .strictObject({
    ...shared,
    /** The side that the cancellation counts against. */
    countsFor: z.enum(['customer', 'worker', 'nobody'], 'invalid_value'),
    /** `due`: the customer owes the usual cancellation fee, only with `countsFor` set to `customer`. */
    fee: z.enum(['due', 'waived'], 'invalid_value'),
    /** Required with `due`: the fee that the page showed. */
    feePaise: z.int().min(0, 'number_too_small').optional(),
  })
  .refine(({ fee, countsFor }) => fee === 'waived' || countsFor === 'customer', {
    path: ['fee'],
    message: 'invalid_value',
  })
  .refine(({ fee, feePaise }) => fee === 'waived' || feePaise !== undefined, {
    path: ['feePaise'],
    message: 'required',
  });
export type CancelBookingBody = z.infer<typeof cancelBookingBody>;

export const cancelBookingContract = contract('POST /admin/bookings/{id}/cancel', {
  summary:
    'Cancel a booking that has not begun, with the reason that both sides read; says which side it counts against and whether the customer owes the fee',
  ...act,
  body: cancelBookingBody,
  errors: ['booking_changed', 'illegal_move', 'own_booking', 'price_changed'],
});

export const moveBookingBody = z.strictObject({ ...shared, startsAt: instant });
export type MoveBookingBody = z.infer<typeof moveBookingBody>;

export const moveBookingContract = contract('POST /admin/bookings/{id}/move', {
  summary:
    'Move a booking to a time that its worker has free; length and price stay, and the customer can cancel for free',
  ...act,
  body: moveBookingBody,
  errors: [
    ...(['booking_changed', 'illegal_move', 'proposal_open', 'own_booking'] as const),
    ...(['slot_taken', 'day_requested'] as const),
  ],
});

export const waiveDueBody = z.strictObject({
  ...shared,
  /** The amount that the page showed. */
  amountPaise: z.int().min(0, 'number_too_small'),
});
export type WaiveDueBody = z.infer<typeof waiveDueBody>;

export const waiveDueContract = contract('POST /admin/bookings/{id}/waive', {
  summary: 'Waive the fee or price that the customer still owes; it can’t be claimed again',
  ...act,
  body: waiveDueBody,
  errors: ['booking_changed', 'illegal_move', 'nothing_owed', 'own_booking'],
});

export const adjustWalletBody = z.strictObject({
  ...shared,
  side: z.enum(['customer', 'worker'], 'invalid_value'),
  /** Negative: takes back what the office added before. */
  amountPaise: z.int().refine((paise) => paise !== 0, 'invalid_value'),
});
export type AdjustWalletBody = z.infer<typeof adjustWalletBody>;

export const adjustWalletContract = contract('POST /admin/bookings/{id}/adjust', {
  summary:
    'Add credit to one side’s wallet over a booking, up to its price and your right’s limit, or take such credit back',
  ...act,
  body: adjustWalletBody,
  errors: ['booking_changed', 'adjustment_limit', 'own_booking'],
});

const freeTime = z.strictObject({ startsAt: instant, endsAt: instant }).meta({ id: 'FreeTime' });
export type FreeTime = z.infer<typeof freeTime>;

export const listMoveTimesContract = contract('GET /admin/bookings/{id}/times', {
  summary: 'List the worker’s free times of the booking’s length in the next two weeks',
  access: ['admin'],
  right: 'agent',
  rate: 'read',
  params,
  reply: z.strictObject({ data: z.array(freeTime) }),
});

export const proposeWorkerBody = z.strictObject({
  ...shared,
  workerId: id('worker_id_length'),
  /** `own`: the worker's own price, which the customer has to confirm; `agreed`: the booking's, unless theirs is lower. */
  price: z.enum(['agreed', 'own'], 'invalid_value'),
});
export type ProposeWorkerBody = z.infer<typeof proposeWorkerBody>;

export const proposeWorkerContract = contract('POST /admin/bookings/{id}/handover', {
  summary:
    'Propose another worker for an accepted booking; it stays as it is until that worker and the customer have agreed',
  ...act,
  body: proposeWorkerBody,
  errors: [
    ...(['booking_changed', 'illegal_move', 'proposal_open', 'handover_open', 'own_booking'] as const),
    ...(['worker_not_free', 'too_many_open_hours'] as const),
  ],
});

export const withdrawWorkerBody = z.strictObject(shared);
export type WithdrawWorkerBody = z.infer<typeof withdrawWorkerBody>;

export const withdrawWorkerContract = contract('DELETE /admin/bookings/{id}/handover', {
  summary: 'Withdraw the proposal of another worker; the booking stays as it is',
  ...act,
  body: withdrawWorkerBody,
  errors: ['booking_changed', 'no_handover', 'own_booking'],
});

export const listTakersContract = contract('GET /admin/bookings/{id}/workers', {
  summary: 'List workers who could take over an accepted booking, with their own price',
  access: ['admin'],
  right: 'agent',
  rate: 'read',
  params,
  reply: z.strictObject({ data: z.array(otherWorker) }),
});

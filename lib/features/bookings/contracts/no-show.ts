import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, text, blankAsUndefined } from '#lib/platform/contract/fields.ts';
import { imageKey } from '#lib/platform/images/contract.ts';
import { bookingStatus, bookingView } from './booking-view.ts';
import { MAX_STATEMENT_LETTERS, MAX_STATEMENT_PHOTOS } from './statement-limits.ts';

/** One side's statement; only the two sides and the office see it. */
const statement = {
  text: blankAsUndefined(text({ max: MAX_STATEMENT_LETTERS })),
  /** Unused pictures that the caller has uploaded (`POST /uploads`). From now on they belong to the claim. */
  photos: z.array(imageKey).max(MAX_STATEMENT_PHOTOS, 'list_too_long').optional(),
};

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ message: z.string(), data: bookingView });

export const claimBody = z.strictObject({
  ...statement,
  /**
   * The status that the screen showed. A different one is refused as `booking_changed`, because the outcome of a
   * claim depends on it.
   */
  from: bookingStatus.optional(),
});
export type ClaimBody = z.output<typeof claimBody>;
export type StatementBody = Omit<ClaimBody, 'from'>;

export const claimNoShowContract = contract('POST /bookings/{id}/no-show', {
  summary:
    'Report that the other side didn’t show up. They have 48 hours to answer after seeing the claim; if work had begun, the office decides',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: claimBody,
  isBodyOptional: true,
  reply,
  errors: ['illegal_move', 'move_too_early', 'booking_changed'],
});

export const noShowBody = z.strictObject({ agree: z.boolean('invalid_type'), ...statement });
export type NoShowBody = z.output<typeof noShowBody>;

export const answerNoShowContract = contract('PUT /bookings/{id}/no-show', {
  summary:
    'Confirm or dispute a no-show claim against you. Nothing is owed on a disputed claim until an admin decides',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: noShowBody,
  reply,
  errors: ['no_claim', 'booking_changed'],
  allowsSuspended: true,
});

export const seeNoShowContract = contract('PUT /bookings/{id}/no-show/seen', {
  summary: 'Mark a claim against you as read, which starts your 48 hours to answer',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  reply,
  errors: ['booking_changed'],
  allowsSuspended: true,
});

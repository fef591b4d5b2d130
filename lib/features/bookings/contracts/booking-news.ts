import { z } from 'zod';
import { id, instant } from '#lib/platform/contract/fields.ts';

/** What can happen to a booking that somebody should hear of. */
export const bookingNews = z.enum([
  'requested',
  'accepted',
  'rejected',
  'on_the_way',
  'arrived',
  'in_progress',
  'not_on_the_way',
  'not_arrived',
  'completed',
  'cancelled',
  'called_off',
  'expired',
  'no_show',
  'customer_missed',
  'worker_missed',
  'claim_contested',
  'claim_upheld',
  'claim_dismissed',
  'moved',
  'proposed',
  'proposal_declined',
  'proposal_expired',
  'answer_soon',
  'visit_tomorrow',
  'visit_soon',
]);
export type BookingNews = z.infer<typeof bookingNews>;

/** News of a booking in values only; worded for whoever reads it. */
export const bookingStory = z.strictObject({
  news: bookingNews,
  number: z.string(),
  service: z.string(),
  /** The other of the two people. */
  name: z.string(),
  startsAt: instant,
  /** Until when its reader may answer. */
  answerBy: instant.optional(),
});
export type BookingStory = z.infer<typeof bookingStory>;

/** What open screens read a booking again for: its news, and what only those who look at it need to know. */
const bookingHint = z.enum([...bookingNews.options, 'settled']);
export type BookingHint = z.infer<typeof bookingHint>;

/** Tells the open screens of both sides that a booking is not what they show any more. */
export const bookingChanged = z.strictObject({ bookingId: id(), news: bookingHint });
export type BookingChanged = z.infer<typeof bookingChanged>;

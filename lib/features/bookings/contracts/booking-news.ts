import { z } from 'zod';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';

/** Changes of a booking that people are notified of. */
export const bookingEventNames = z.enum([
  'requested',
  'accepted',
  'rejected',
  'on_the_way',
  'arrived',
  'in_progress',
  'not_accepted',
  'not_on_the_way',
  'not_arrived',
  'completed',
  'cancelled',
  'called_off',
  'office_cancelled',
  'expired',
  'no_show',
  'customer_missed',
  'worker_missed',
  'work_denied',
  'claim_contested',
  'claim_with_office',
  'claim_upheld',
  'claim_dismissed',
  'case_opened',
  'case_answered',
  'case_with_office',
  'case_decided',
  'case_appealed',
  'moved',
  'office_moved',
  'proposed',
  'proposal_declined',
  'proposal_expired',
  'time_offered',
  'time_agreed',
  'offer_declined',
  'offer_expired',
  'handover_asked',
  'handover_offered',
  'handed_over',
  'handed_away',
  'handover_ended',
  'answer_soon',
  'visit_tomorrow',
  'visit_soon',
  'way_asked',
  'way_coming',
  'way_call',
  'visit_ended',
  'waiting',
  'overtime',
  'overtime_silent',
]);
export type BookingEventName = z.infer<typeof bookingEventNames>;

/** The values of a booking notification, put into words in the reader's language when it is shown. */
export const bookingNotification = z.strictObject({
  news: bookingEventNames,
  number: z.string(),
  service: z.string(),
  /** Its name in other languages; absent in rows of earlier releases. */
  serviceTitles: translations({ max: 160 }).optional(),
  /** The other person of the booking. */
  name: z.string(),
  startsAt: instant,
  /** The reader's deadline to answer. */
  answerBy: instant.optional(),
  /** Of a new request, which can be accepted from the lock screen; absent in rows of earlier releases. */
  bookingId: id().optional(),
});
export type BookingNotification = z.infer<typeof bookingNotification>;

/** Reasons for open screens to reload a booking: the events above, and changes without a notification. */
const bookingHint = z.enum([...bookingEventNames.options, 'settled', 'hold', 'extras', 'photos']);
export type BookingHint = z.infer<typeof bookingHint>;

/** Tells the open screens of both sides that a booking has changed. */
export const bookingChanged = z.strictObject({ bookingId: id(), news: bookingHint });
export type BookingChanged = z.infer<typeof bookingChanged>;

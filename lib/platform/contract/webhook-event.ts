import { z } from 'zod';
import { id } from './fields.ts';

/** Events that a webhook can receive. Their data are ids: the receiver reads the rest with an API key. */
export const webhookEvent = z.enum(
  [
    'booking.requested',
    'booking.accepted',
    'booking.rejected',
    'booking.expired',
    'booking.cancelled',
    'booking.completed',
    'booking.no_show',
    'payment.received',
    'ticket.opened',
  ],
  'invalid_value',
);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** The content of an event: ids of what happened, never words about a person. */
export const webhookData = z.strictObject({ bookingId: id().optional(), ticketId: id().optional() });
export type WebhookData = z.infer<typeof webhookData>;

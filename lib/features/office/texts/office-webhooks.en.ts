import type { WebhookEvent } from '#lib/platform/contract/webhook-event.ts';
import type { ActWords } from './office.en.ts';

/** Webhooks and the log of what was sent. */
export const officeWebhooks = {
  tab: 'Webhooks',
  about:
    'A webhook tells another system when something happens. It sends IDs only; the receiver reads the rest with an API key.',
  leadsOnly: 'Only leads can see and change webhooks.',
  none: 'No webhooks yet.',
  add: 'Add a webhook',
  addHint: 'Sends events to an https address',
  form: {
    url: 'Address',
    urlHint: 'https, on the internet, without a port',
    events: 'Events',
    reason: 'Reason',
    submit: 'Add webhook',
    busy: 'Adding…',
  },
  secret: {
    title: 'Copy the secret now',
    hint: 'You won’t see it again. The receiver needs it to check that an event comes from us.',
    label: 'Secret',
    copy: 'Copy secret',
    copied: 'Secret copied',
  },
  events: {
    'booking.requested': 'Booking requested',
    'booking.accepted': 'Booking accepted',
    'booking.rejected': 'Booking rejected',
    'booking.expired': 'Request expired',
    'booking.cancelled': 'Booking cancelled',
    'booking.completed': 'Booking completed',
    'booking.no_show': 'Booking closed as a no-show',
    'payment.received': 'Payment received',
    'ticket.opened': 'Support message opened',
  } satisfies Record<WebhookEvent, string>,
  on: 'on',
  off: 'off',
  failing: 'No answer accepted since {when}',
  former: 'The previous secret works until {when}',
  log: {
    open: 'What was sent',
    title: 'Sent to {host} in the last 30 days',
    none: 'Nothing sent yet.',
    back: 'All webhooks',
    delivered: '{event} · accepted',
    refused: '{event} · answered {status}',
    unanswered: '{event} · no answer: {fault}',
    resend: 'Send again',
    resent: 'Sending again. Reload in a moment to see the result.',
  },
  acts: {
    off: {
      label: 'Switch off',
      effect: 'Nothing is sent while it’s off. Events from that time aren’t sent later.',
      field: 'Reason',
      done: 'Webhook switched off.',
    },
    on: {
      label: 'Switch on',
      effect: 'Events from now on are sent. Earlier ones can be sent again from the log.',
      field: 'Reason',
      done: 'Webhook switched on.',
    },
    secret: {
      label: 'New secret',
      effect:
        'You get a new secret. Both secrets work for a day, so that the receiver can be changed in the meantime.',
      field: 'Reason',
      done: 'Secret changed.',
    },
    remove: {
      label: 'Remove',
      effect: 'The webhook and its log are deleted. This can’t be undone.',
      field: 'Reason',
      done: 'Webhook removed.',
    },
  } satisfies Record<string, ActWords>,
};

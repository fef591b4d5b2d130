import { z } from 'zod';
import { bookingChanged } from '#lib/features/bookings/contracts/booking-news.ts';
import type { Access } from '#lib/platform/contract/contract.ts';
import type { InboundName } from '#lib/platform/realtime/event-types.ts';
import { id } from '#lib/platform/contract/fields.ts';
import {
  ackSignal,
  message,
  messageStatus,
  readSignal,
  typingNews,
  typingSignal,
  unreadMessages,
} from '#lib/features/messages/contracts/message.ts';
import { queueSize, watchSignal } from '#lib/features/office/contracts/office.ts';
import { notification, shownSignal } from '#lib/features/notifications/contracts/notifications.ts';

/** What the server tells a socket. */
export const outboundEvents = {
  notification,
  bookingChanged,
  newMessage: message,
  /** How far somebody has got with a conversation: a state, not a step. */
  messageStatus,
  /** What waits unread, after reading on any device. */
  unread: unreadMessages,
  typing: typingNews,
  /** Who is online among those whom one talks to. */
  getOnlineUsers: z.array(id()),
  /** How much waits in each queue of the office; for admins who have it open. */
  queueSizes: z.array(queueSize),
  /** This server goes away; come back at a random moment within the window. */
  'server:draining': z.strictObject({ withinMs: z.int().min(0) }),
  /** The token's time is over; the connection closes. */
  'auth:expired': z.strictObject({}),
  /** The connection closes for good: signed out or suspended, or a newer connection took its place. */
  'session:ended': z.strictObject({ reason: z.enum(['revoked', 'replaced', 'paused']) }),
} as const;

interface InboundRule {
  readonly schema: z.ZodType;
  /** Nobody without a session has a socket, so there is no 'public'. */
  readonly access: Exclude<Access, 'public'>;
}

/** What a socket may ask of the server. */
export const inboundEvents = {
  /** Puts a newer token of the same person on the open connection. */
  typing: { schema: typingSignal, access: 'member' },
  /** Messages that this client has got. */
  'message:ack': { schema: ackSignal, access: 'member' },
  /** What the person has read, up to a message of the other. */
  'message:read': { schema: readSignal, access: 'member' },
  /** Notifications that somebody could see when they came. */
  'notification:ack': { schema: shownSignal, access: 'member' },
  /** Whether the office is open, to hear what waits there. */
  'office:watch': { schema: watchSignal, access: ['admin'] },
  'auth:refresh': { schema: z.strictObject({ token: z.string().min(1).max(2000) }), access: 'member' },
} as const satisfies Record<string, InboundRule>;

export const isInboundName = (name: string): name is InboundName => Object.hasOwn(inboundEvents, name);

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
  typingEvent,
  typingSignal,
  unreadMessages,
} from '#lib/features/messages/contracts/message.ts';
import { queueSize } from '#lib/features/office/contracts/office.ts';
import { notification, shownSignal } from '#lib/features/notifications/contracts/notifications.ts';

/** Events from the server to sockets. */
export const outboundEvents = {
  notification,
  bookingChanged,
  newMessage: message,
  /** How far a person has received and read a conversation. A state, not a delta. */
  messageStatus,
  /** Unread counts, after reading on any device. */
  unread: unreadMessages,
  typing: typingEvent,
  /** Which conversation partners are online. */
  getOnlineUsers: z.array(id()),
  /** How much waits in each queue of the office; for admins who have it open. */
  queueSizes: z.array(queueSize),
  /** This server is shutting down; reconnect at a random moment within the window. */
  'server:draining': z.strictObject({ withinMs: z.int().min(0) }),
  /** The token's time is over; the connection closes. */
  'auth:expired': z.strictObject({}),
  /** The connection closes for good: signed out or suspended, or a newer connection took its place. */
  'session:ended': z.strictObject({ reason: z.enum(['revoked', 'replaced', 'paused']) }),
} as const;

interface InboundRule {
  readonly schema: z.ZodType;
  /** Every socket has a session, so `public` does not exist. */
  readonly access: Exclude<Access, 'public'>;
}

/** Events from sockets to the server. */
export const inboundEvents = {
  typing: { schema: typingSignal, access: 'member' },
  /** Messages that this client has got. */
  'message:ack': { schema: ackSignal, access: 'member' },
  /** Marks the partner's messages as read up to this one. */
  'message:read': { schema: readSignal, access: 'member' },
  /** Acknowledges notifications that were visible when they arrived. */
  'notification:ack': { schema: shownSignal, access: 'member' },
  /** Whether the office is open and wants to receive its queue counts. */
  'office:watch': { schema: z.strictObject({ isWatched: z.boolean() }), access: ['admin'] },
  /** Replaces the token of the open connection by a newer one of the same person. */
  'auth:refresh': { schema: z.strictObject({ token: z.string().min(1).max(2000) }), access: 'member' },
} as const satisfies Record<string, InboundRule>;

export const isInboundName = (name: string): name is InboundName => Object.hasOwn(inboundEvents, name);

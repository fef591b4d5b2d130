import { z } from 'zod';
import { bookingNotification } from '#lib/features/bookings/contracts/booking-news.ts';
import { offerContent } from '#lib/features/catalogue/contracts/not-offered.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { moneyEvent } from '#lib/features/money/contracts/money-news.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { pictureStory } from '#lib/features/profiles/contracts/work-pictures.ts';
import { reviewEvent } from '#lib/features/reviews/contracts/review-news.ts';
import { agencyEvent } from '#lib/features/agency/contracts/agency-news.ts';
import { pauseStory } from '#lib/features/people/contracts/pauses.ts';
import { reportStory } from '#lib/features/people/contracts/safety.ts';
import { paperStory } from '#lib/features/profiles/contracts/papers.ts';
import { wantedContent } from '#lib/features/search/contracts/wanted-words.ts';
import { ticketContent } from '#lib/features/support/contracts/ticket-news.ts';

export const notificationKind = z.enum([
  'welcome',
  'welcomeWorker',
  'welcomeAgency',
  'booking',
  'review',
  'money',
  'agency',
  'ticket',
  'report',
  'picture',
  'pause',
  'verification',
  'wanted',
  'offer',
  'newDevice',
  'message',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

/** Unread messages of a conversation; `name` is the partner's. */
const messageContent = z.strictObject({ conversationId: id(), name: z.string() });

/**
 * A sign-in with a code on a device that the account did not know; with `password`, what a device did about a forgotten
 * one. Servers of earlier releases word the latter as a sign-in, which leads to the same page.
 */
const newDevice = z.strictObject({
  name: z.string(),
  device: z.string(),
  password: z.enum(['asked', 'stopped', 'set']).optional(),
});

/** The content of a notification: its kind and the values its text needs, worded in the reader's language. */
export const notificationContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['welcome', 'welcomeWorker', 'welcomeAgency']),
    params: z.strictObject({ name: z.string() }),
  }),
  z.strictObject({ kind: z.literal('booking'), params: bookingNotification }),
  z.strictObject({ kind: z.literal('review'), params: reviewEvent }),
  z.strictObject({ kind: z.literal('money'), params: moneyEvent }),
  z.strictObject({ kind: z.literal('agency'), params: agencyEvent }),
  z.strictObject({ kind: z.literal('ticket'), params: ticketContent }),
  z.strictObject({ kind: z.literal('report'), params: reportStory }),
  z.strictObject({ kind: z.literal('picture'), params: pictureStory }),
  z.strictObject({ kind: z.literal('pause'), params: pauseStory }),
  z.strictObject({ kind: z.literal('verification'), params: paperStory }),
  z.strictObject({ kind: z.literal('wanted'), params: wantedContent }),
  z.strictObject({ kind: z.literal('offer'), params: offerContent }),
  z.strictObject({ kind: z.literal('newDevice'), params: newDevice }),
  z.strictObject({ kind: z.literal('message'), params: messageContent }),
]);
export type NotificationContent = z.infer<typeof notificationContent>;

const href = z.string().regex(/^\/(?![/\\])/);

/** A notification in the outbox, on its way to a person's feed. */
export const notificationPayload = z.strictObject({
  userId: id(),
  content: notificationContent,
  href: href.nullable(),
  /** A person named in it besides its reader; the name disappears with their account. */
  aboutId: id().optional(),
});
export type NotificationPayload = z.infer<typeof notificationPayload>;

/** A recipient of an event. */
const eventRecipient = notificationPayload.extend({
  /** The id of the feed row and mail: retries do not duplicate them. */
  id: id(),
  /** Whether to send a mail as well. */
  mail: z.boolean(),
});
export type EventRecipient = z.infer<typeof eventRecipient>;

/** One event in the outbox for all its recipients; empty once their accounts are gone. */
export const eventPayload = z.strictObject({ people: z.array(eventRecipient) });

/** One row of a person's feed in their language; `href` is the page it opens. */
export const notification = z
  .strictObject({
    _id: id(),
    kind: notificationKind,
    title: z.string(),
    body: z.string(),
    href: href.nullable(),
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

/** The notifications a visible screen has just shown. */
export const shownSignal = z.strictObject({ ids: z.array(id()).min(1).max(50) });

/** The most unread notifications that are counted. */
export const UNREAD_LIMIT = 100;

const unread = z.int().min(0).max(UNREAD_LIMIT);

export const listNotificationsContract = contract('GET /notifications', {
  summary: 'List your notifications, newest first',
  access: 'member',
  rate: 'read',
  query: listQuery,
  reply: listReply(notification).extend({ unread }),
  errors: ['invalid_cursor'],
});

/** The rows that were shown, so that later ones stay unread. */
export const readNotificationsBody = z.strictObject({ ids: z.array(id()).min(1, 'required').max(50) });
export type ReadNotificationsBody = z.infer<typeof readNotificationsBody>;

export const readNotificationsContract = contract('PUT /notifications/read', {
  summary: 'Mark notifications as read; ids of other people or already read are ignored',
  access: 'member',
  rate: 'write',
  key: 'first',
  body: readNotificationsBody,
  reply: z.strictObject({ unread }),
});

import { z } from 'zod';
import { bookingStory } from '#lib/features/bookings/contracts/booking-news.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { moneyStory } from '#lib/features/money/contracts/money-news.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { pictureStory } from '#lib/features/profiles/contracts/work-pictures.ts';
import { reviewStory } from '#lib/features/reviews/contracts/review-news.ts';
import { agencyStory } from '#lib/features/agency/contracts/agency-news.ts';
import { pauseStory } from '#lib/features/people/contracts/pauses.ts';
import { reportStory } from '#lib/features/people/contracts/safety.ts';
import { paperStory } from '#lib/features/profiles/contracts/papers.ts';
import { ticketStory } from '#lib/features/support/contracts/ticket-news.ts';

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
  'message',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

/** News of a talk in which something waits unread; `name` is the other one's. */
const talkStory = z.strictObject({ conversationId: id(), name: z.string() });

/** What a notification says: its kind and the values that its text needs; worded for whoever reads it. */
export const notificationContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['welcome', 'welcomeWorker', 'welcomeAgency']),
    params: z.strictObject({ name: z.string() }),
  }),
  z.strictObject({ kind: z.literal('booking'), params: bookingStory }),
  z.strictObject({ kind: z.literal('review'), params: reviewStory }),
  z.strictObject({ kind: z.literal('money'), params: moneyStory }),
  z.strictObject({ kind: z.literal('agency'), params: agencyStory }),
  z.strictObject({ kind: z.literal('ticket'), params: ticketStory }),
  z.strictObject({ kind: z.literal('report'), params: reportStory }),
  z.strictObject({ kind: z.literal('picture'), params: pictureStory }),
  z.strictObject({ kind: z.literal('pause'), params: pauseStory }),
  z.strictObject({ kind: z.literal('verification'), params: paperStory }),
  z.strictObject({ kind: z.literal('message'), params: talkStory }),
]);
export type NotificationContent = z.infer<typeof notificationContent>;

const href = z.string().regex(/^\/(?![/\\])/);

/** A notification waiting in the outbox to be put into somebody's feed. */
export const notificationPayload = z.strictObject({
  userId: id(),
  content: notificationContent,
  href: href.nullable(),
  /** Who is named in it besides its reader: the name goes when that account does. */
  aboutId: id().optional(),
});
export type NotificationPayload = z.infer<typeof notificationPayload>;

/** Somebody who hears of an event. */
const toldPerson = notificationPayload.extend({
  /** Names what they get of it, their feed row and their mail: done again, it is the same one. */
  id: id(),
  /** Whether it is worth a mail. */
  mail: z.boolean(),
});
export type ToldPerson = z.infer<typeof toldPerson>;

/** One event waiting in the outbox for all who are to hear of it; nobody is left where they have gone. */
export const newsPayload = z.strictObject({ people: z.array(toldPerson) });

/** One row of a person's feed, in their language; `href` is the page it leads to. */
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

/** What a visible screen has just been told. */
export const shownSignal = z.strictObject({ ids: z.array(id()).min(1).max(50) });

const unread = z.int().min(0);

export const listNotificationsContract = contract(call('GET', '/notifications'), {
  summary: 'Your notifications, newest first, and how many of all are unread',
  access: 'member',
  rate: 'read',
  query: listQuery,
  reply: listReply(notification).extend({ unread }),
  errors: ['invalid_cursor'],
});

/** Names the rows that were shown, so that one which arrived meanwhile stays unread. */
export const readNotificationsBody = z.strictObject({ ids: z.array(id()).min(1, 'required').max(50) });
export type ReadNotificationsBody = z.infer<typeof readNotificationsBody>;

export const readNotificationsContract = contract(call('PUT', '/notifications/read'), {
  summary: 'Mark notifications as read; ids that are not yours or read already change nothing',
  access: 'member',
  rate: 'write',
  body: readNotificationsBody,
  reply: z.strictObject({ unread }),
});

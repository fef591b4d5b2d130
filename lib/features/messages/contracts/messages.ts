import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text, wholeNumber } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { MAX_ATTACHMENT_BYTES, MAX_MESSAGE_LENGTH, MOST_ATTACHMENTS } from './message-limits.ts';
import { attachment, message, unreadMessages } from './message.ts';
import { reportRules } from '#lib/features/people/contracts/safety.ts';
import { person } from '#lib/features/people/contracts/users.ts';

export type { Attachment, Message, MessageStatus, UnreadMessages } from './message.ts';

const count = z.int().min(0);
const params = z.strictObject({ id: id() });

/** How far both have got: `own` counts what the caller wrote and the other got, `other` the reverse. */
const reach = z.strictObject({ sent: count, delivered: count, read: count });
const conversationMarks = z
  .strictObject({ _id: id(), lastSeq: count, own: reach, other: reach })
  .meta({ id: 'ConversationMarks' });
export type ConversationMarks = z.infer<typeof conversationMarks>;

/** False whoever it is that stands in the way, or whatever: the other has left, is suspended, or one has blocked the other. */
const mayWrite = z.boolean();

/** The caller has muted it: it rings no device and stands behind no bell. The other one never learns. */
const isMuted = z.boolean();

/** One row of the list: whom one talks to, what was said last, what waits. */
const conversationSummary = z
  .strictObject({
    _id: id(),
    members: z.array(id()),
    updatedAt: instant,
    user: person.nullable(),
    userId: id(),
    unreadCount: count,
    lastMessage: message.pick({ text: true, senderId: true, createdAt: true, seq: true }).extend({
      attachmentType: attachment.shape.type.nullable(),
    }),
    marks: conversationMarks,
    mayWrite,
    isMuted,
  })
  .meta({ id: 'ConversationSummary' });
export type ConversationSummary = z.infer<typeof conversationSummary>;

const summaryQuery = listQuery.extend({ search: z.string().trim().max(50).optional() });
export type SummaryQuery = z.infer<typeof summaryQuery>;

export const listConversationsContract = contract(call('GET', '/messages/users'), {
  summary: 'Your conversations, the latest first, and what waits unread in all of them',
  access: 'member',
  rate: 'read',
  query: summaryQuery,
  reply: listReply(conversationSummary).extend({ unReadMessages: unreadMessages }),
  errors: ['invalid_cursor'],
});

const place = wholeNumber({ min: 0, max: 999_999_999 });
const historyQuery = z.strictObject({
  before: place.optional(),
  afterSeq: place.optional(),
  limit: listQuery.shape.limit,
});
export type HistoryQuery = z.infer<typeof historyQuery>;

export const listMessagesContract = contract(call('GET', '/messages/{id}'), {
  summary:
    'What two people wrote, oldest first: the newest 50, those before a place, or those after one (catching up)',
  access: 'member',
  rate: 'read',
  params,
  query: historyQuery,
  reply: z.strictObject({
    data: z.array(message),
    hasMore: z.boolean(),
    marks: conversationMarks.nullable(),
    mayWrite,
    /** The caller has blocked the other one, and can take that back. */
    hasBlocked: z.boolean(),
    isMuted,
    /** When the other was last there; null where that is not the caller's to know, as presence, or either hides it. */
    lastSeenAt: instant.nullable(),
  }),
});

const sendBody = z
  .strictObject({
    text: text({ min: 0, max: MAX_MESSAGE_LENGTH, tooLong: 'message_too_long' }).optional(),
    attachments: z.array(attachment).max(MOST_ATTACHMENTS).optional(),
    clientId: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'invalid_value')
      .optional(),
    conversationId: id().optional(),
    senderId: id().optional(),
    receiverId: id().optional(),
  })
  .refine(({ text: words = '', attachments = [] }) => words.length + attachments.length > 0, {
    path: ['text'],
    message: 'message_empty',
  });
export type SendInput = z.output<typeof sendBody>;

export const sendMessageContract = contract(call('POST', '/messages/send/{id}'), {
  summary:
    'Write to somebody; the first message opens the conversation, the same clientId stores a message only once',
  access: 'member',
  rate: 'message',
  params,
  body: sendBody,
  reply: z.strictObject({ data: message }),
  idempotent: true,
  errors: ['forbidden', 'too_many_conversations', 'idempotency_mismatch'],
});

const marked = z.strictObject({ data: conversationMarks, unReadMessages: unreadMessages });

export const markMessageContract = contract(call('PUT', '/messages/mark/{messageId}'), {
  summary: 'Mark what you were sent as read, up to this message; again changes nothing',
  access: 'member',
  rate: 'mark',
  params: z.strictObject({ messageId: id() }),
  reply: marked,
});

/** Names the last message that was shown, so that one which arrived meanwhile stays unread. */
const markConversationBody = z.strictObject({ upToSeq: z.int().min(0).max(999_999_999).optional() });

export const markConversationContract = contract(call('PUT', '/messages/mark-conversation/{id}'), {
  summary: 'Mark what somebody wrote to you as read, up to a place in the conversation',
  access: 'member',
  rate: 'mark',
  params,
  body: markConversationBody,
  reply: marked,
});

export const muteConversationContract = contract(call('PUT', '/messages/mute-conversation/{id}'), {
  summary:
    'Mute the conversation with somebody, or no longer: muted, it rings no device and stands behind no bell',
  access: 'member',
  rate: 'write',
  params,
  body: z.strictObject({ muted: z.boolean() }),
  reply: z.strictObject({ data: z.strictObject({ isMuted }) }),
});

export const uploadAttachmentContract = contract(call('POST', '/messages/attachments'), {
  summary: 'Upload a file of at most 10 MB for a message; one that no message carries goes after a day',
  access: 'member',
  rate: 'upload',
  upload: { field: 'file', maxBytes: MAX_ATTACHMENT_BYTES, tooLarge: 'attachment_too_large' },
  reply: z.strictObject({ data: attachment }),
  status: 201,
  errors: ['attachment_too_large', 'file_can_run', 'not_an_image', 'image_too_many_pixels'],
});

export const getAttachmentContract = contract(call('GET', '/attachments/{key}'), {
  summary: 'A file of a message, for its two members; anything but a picture as a download',
  access: 'member',
  rate: 'read',
  params: z.strictObject({ key: z.string().regex(/^[0-9a-f]{32}$/, 'invalid_value') }),
  reply: {
    contentTypes: [
      'image/webp',
      'video/mp4',
      'video/quicktime',
      'video/webm',
      'video/x-matroska',
      'application/pdf',
      'application/octet-stream',
    ],
  },
});

export const reportMessageContract = contract(call('POST', '/messages/{id}/report'), {
  summary: 'Report a message that you were sent; the answer holds the number of the report',
  ...reportRules,
});

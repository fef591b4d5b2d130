import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text, wholeNumber } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { MAX_ATTACHMENT_BYTES, MAX_MESSAGE_LENGTH, MAX_ATTACHMENTS } from './message-limits.ts';
import { attachment, attachmentReference, message, unreadMessages } from './message.ts';
import { reportErrors, reportRules } from '#lib/features/people/contracts/safety.ts';
import { person } from '#lib/features/people/contracts/users.ts';

export type { Attachment, AttachmentReference, Message, MessageStatus, UnreadMessages } from './message.ts';

const count = z.int().min(0);
const params = z.strictObject({ id: id() });

/** Progress of both: `own` counts the caller's messages received by the partner, `other` the reverse. */
const reach = z.strictObject({ sent: count, delivered: count, read: count });
const conversationMarks = z
  .strictObject({ _id: id(), lastSeq: count, own: reach, other: reach })
  .meta({ id: 'ConversationMarks' });
export type ConversationMarks = z.infer<typeof conversationMarks>;

/** False for any reason: the partner has left or is suspended, or one has blocked the other. */
const mayWrite = z.boolean();

/** Muted by the caller: no device rings and the bell shows nothing. The partner never finds out. */
const isMuted = z.boolean();

/** One row of the list: partner, last message and unread count. */
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

export const listConversationsContract = contract('GET /messages/users', {
  summary: 'List your conversations, most recent first, with unread counts',
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

export const listMessagesContract = contract('GET /messages/{id}', {
  summary:
    'List the messages of a conversation, oldest first: the newest 50, or those before or after a place',
  access: 'member',
  rate: 'read',
  params,
  query: historyQuery,
  reply: z.strictObject({
    data: z.array(message),
    hasMore: z.boolean(),
    marks: conversationMarks.nullable(),
    mayWrite,
    /** The caller has blocked the partner and can unblock them. */
    hasBlocked: z.boolean(),
    isMuted,
    /** When the partner was last online; null if the caller may not see their presence or either of them hides it. */
    lastSeenAt: instant.nullable(),
  }),
});

const sendBody = z
  .strictObject({
    text: text({ min: 0, max: MAX_MESSAGE_LENGTH, tooLong: 'message_too_long' }).optional(),
    attachments: z.array(attachmentReference).max(MAX_ATTACHMENTS).optional(),
    clientId: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'invalid_value')
      .optional(),
    conversationId: id().optional(),
    senderId: id().optional(),
    receiverId: id().optional(),
    /** Sent by other clients as part of the message; a new message is unread. */
    isRead: z.literal(false).optional(),
  })
  .refine(({ text: words = '', attachments = [] }) => words.length + attachments.length > 0, {
    path: ['text'],
    message: 'message_empty',
  });
export type SendInput = z.output<typeof sendBody>;

export const sendMessageContract = contract('POST /messages/send/{id}', {
  summary:
    'Send a message; the first one opens the conversation, and a repeated clientId is stored only once',
  access: 'member',
  rate: 'message',
  params,
  body: sendBody,
  reply: z.strictObject({ data: message }),
  key: 'own',
  errors: ['forbidden', 'too_many_conversations', 'prove_to_write', 'idempotency_mismatch'],
});

const marked = z.strictObject({ data: conversationMarks, unReadMessages: unreadMessages });

export const markMessageContract = contract('PUT /messages/mark/{messageId}', {
  summary: 'Mark received messages as read up to this one; repeating it changes nothing',
  access: 'member',
  rate: 'mark',
  key: 'first',
  params: z.strictObject({ messageId: id() }),
  reply: marked,
});

/** The last message shown, so that messages arriving in the meantime stay unread. */
const markConversationBody = z.strictObject({ upToSeq: z.int().min(0).max(999_999_999).optional() });

export const markConversationContract = contract('PUT /messages/mark-conversation/{id}', {
  summary: 'Mark the messages of a person as read up to a place in the conversation',
  access: 'member',
  rate: 'mark',
  key: 'first',
  params,
  body: markConversationBody,
  reply: marked,
});

export const muteConversationContract = contract('PUT /messages/mute-conversation/{id}', {
  summary: 'Mute or unmute a conversation: while muted, it rings no device and shows no notification',
  access: 'member',
  rate: 'write',
  key: 'first',
  params,
  body: z.strictObject({ muted: z.boolean() }),
  reply: z.strictObject({ data: z.strictObject({ isMuted }) }),
});

export const uploadAttachmentContract = contract('POST /messages/attachments', {
  summary: 'Upload a file of up to 10 MB for a message; unused files are deleted after a day',
  access: 'member',
  rate: 'upload',
  key: 'first',
  upload: { field: 'file', maxBytes: MAX_ATTACHMENT_BYTES, tooLarge: 'attachment_too_large' },
  reply: z.strictObject({ data: attachment }),
  status: 201,
  errors: ['attachment_too_large', 'file_not_allowed', 'not_an_image', 'image_too_many_pixels'],
});

/** The content types attachments are served with. */
export const attachmentContentTypes = [
  'image/webp',
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'video/x-matroska',
  'application/pdf',
  'application/octet-stream',
] as const;

export const getAttachmentContract = contract('GET /attachments/{key}', {
  summary: 'Get an attachment, as a member of the conversation; everything except pictures is a download',
  access: 'member',
  rate: 'read',
  params: z.strictObject({ key: z.string().regex(/^[0-9a-f]{32}$/, 'invalid_value') }),
  reply: { contentTypes: [...attachmentContentTypes] },
});

/** Returns the address of an attachment as messages carry it. */
export const attachmentUrl = (key: string): string =>
  `/api/v1${getAttachmentContract.path.replace('{key}', key)}`;

export const reportMessageContract = contract('POST /messages/{id}/report', {
  summary: 'Report a message you received; returns the number of the report',
  ...reportRules,
  errors: [...reportErrors],
});

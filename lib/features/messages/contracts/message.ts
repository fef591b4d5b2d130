import { z } from 'zod';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { MAX_ATTACHMENT_BYTES } from './message-limits.ts';

const attachmentType = z.enum(['image', 'video', 'pdf', 'other']);
export type AttachmentType = z.infer<typeof attachmentType>;

const size = z
  .number({ error: 'attachment_size' })
  .int('attachment_size')
  .min(1, 'attachment_size')
  .max(MAX_ATTACHMENT_BYTES, 'attachment_too_big');

const attachmentKey = z.string().regex(/^[0-9a-f]{32}$/, 'unknown_attachment');

/** An attachment; only the two members can read its address. */
export const attachment = z
  .strictObject({
    key: attachmentKey,
    type: attachmentType,
    url: z.string().regex(/^\/api\/v1\/attachments\/[0-9a-f]{32}$/, 'unknown_attachment'),
    size,
    fileName: text({ max: 120 }),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachment>;

/**
 * A file of a message to send: the key that its upload returned. Clients of the specification, and tabs that are older
 * than the key, send the whole attachment; only its address counts then.
 */
export const attachmentReference = attachment
  .partial()
  .refine(({ key, url }) => key !== undefined || url !== undefined, {
    path: ['key'],
    message: 'unknown_attachment',
  })
  .transform(({ key, url = '' }) => ({ key: key ?? url.slice(url.lastIndexOf('/') + 1) }));
export type AttachmentReference = z.output<typeof attachmentReference>;

const count = z.int().min(0);

/**
 * One message. `seq` numbers the conversation's messages without gaps, `ord` those of its sender; `clientId` is
 * chosen by the sender's client.
 */
export const message = z
  .strictObject({
    _id: id(),
    conversationId: id(),
    senderId: id(),
    receiverId: id(),
    seq: count,
    ord: count,
    text: z.string(),
    /** The meaning of dots in the text. */
    hides: z.enum(['door_code']).optional(),
    attachments: z.array(attachment),
    isRead: z.boolean(),
    createdAt: instant,
    clientId: z.string().optional(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

/** Unread messages, in total and by sender. */
export const unreadMessages = z.strictObject({
  total: count,
  byUser: z.array(z.strictObject({ userId: id(), count })),
});
export type UnreadMessages = z.infer<typeof unreadMessages>;

/** How far a member has received and read the other's messages. */
export const messageStatus = z.strictObject({
  conversationId: id(),
  userId: id(),
  delivered: count,
  read: count,
});
export type MessageStatus = z.infer<typeof messageStatus>;

export const typingEvent = z.strictObject({ senderId: id(), isTyping: z.boolean() });
export const typingSignal = z.strictObject({ receiverId: id(), isTyping: z.boolean() });

const reached = { conversationId: id(), ord: z.int().min(1) };
export const readSignal = z.strictObject(reached);
/** The messages a client has received; `visible` says whether they were on screen. */
export const ackSignal = z.strictObject({
  seen: z
    .array(z.strictObject({ ...reached, visible: z.boolean() }))
    .min(1)
    .max(50),
});

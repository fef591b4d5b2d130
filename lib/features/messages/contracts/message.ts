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

/** A file of a message; its address answers the two members alone. */
export const attachment = z
  .strictObject({
    type: attachmentType,
    url: z.string().regex(/^\/api\/v1\/attachments\/[0-9a-f]{32}$/, 'unknown_attachment'),
    size,
    fileName: text({ max: 120 }),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachment>;

const count = z.int().min(0);

/**
 * One message. `seq` counts the conversation's messages without a gap, `ord` those of its sender; `clientId` is
 * what the sender's client has called it.
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
    attachments: z.array(attachment),
    isRead: z.boolean(),
    createdAt: instant,
    clientId: z.string().optional(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

/** How many messages wait unread, in all and by who wrote them. */
export const unreadMessages = z.strictObject({
  total: count,
  byUser: z.array(z.strictObject({ userId: id(), count })),
});
export type UnreadMessages = z.infer<typeof unreadMessages>;

/** How far somebody has got with what the other one wrote. */
export const messageStatus = z.strictObject({
  conversationId: id(),
  userId: id(),
  delivered: count,
  read: count,
});
export type MessageStatus = z.infer<typeof messageStatus>;

export const typingNews = z.strictObject({ senderId: id(), isTyping: z.boolean() });
export const typingSignal = z.strictObject({ receiverId: id(), isTyping: z.boolean() });

const reached = { conversationId: id(), ord: z.int().min(1) };
export const readSignal = z.strictObject(reached);
/** What a client has got; `visible` says that somebody could see it. */
export const ackSignal = z.strictObject({
  seen: z
    .array(z.strictObject({ ...reached, visible: z.boolean() }))
    .min(1)
    .max(50),
});

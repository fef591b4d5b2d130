import { z } from 'zod';
import { id } from './fields.ts';
import { mailPayload, passwordResetPayload, ticketMailPayload } from './mails.ts';
import { notificationPayload } from './notifications.ts';
import { pushPayload, unseenPayload } from './push.ts';

/** A message whose receiver may not have heard of it. */
const messagePayload = z.strictObject({ messageId: id() });

/** Everything that can wait in the outbox: kind and parameters only, so that wording and addresses are read late. */
export const outboxPayloads = {
  mail: mailPayload,
  message: messagePayload,
  notification: notificationPayload,
  passwordReset: passwordResetPayload,
  push: pushPayload,
  ticketMail: ticketMailPayload,
  unseen: unseenPayload,
} as const;

export type OutboxKind = keyof typeof outboxPayloads;
export type OutboxPayload<Kind extends OutboxKind> = z.infer<(typeof outboxPayloads)[Kind]>;

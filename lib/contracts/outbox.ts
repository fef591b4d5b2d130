import type { z } from 'zod';
import { mailPayload, passwordResetPayload } from './mails.ts';
import { notificationPayload } from './notifications.ts';

/** Everything that can wait in the outbox: kind and parameters only, so that wording and addresses are read late. */
export const outboxPayloads = {
  mail: mailPayload,
  notification: notificationPayload,
  passwordReset: passwordResetPayload,
} as const;

export type OutboxKind = keyof typeof outboxPayloads;
export type OutboxPayload<Kind extends OutboxKind> = z.infer<(typeof outboxPayloads)[Kind]>;

import { z } from 'zod';
import { id } from './fields.ts';

export const mailKind = z.enum(['welcome', 'passwordReset']);
export type MailKind = z.infer<typeof mailKind>;

// A mail carries a path and gets our own origin when it is rendered: no stored or forged host can end up in it.
const path = z.string().regex(/^\/(?![/\\])[\x21-\x7e]*$/);
const name = z.string();

const welcome = z.strictObject({ kind: z.literal('welcome'), params: z.strictObject({ name }) });
const passwordReset = z.strictObject({
  kind: z.literal('passwordReset'),
  params: z.strictObject({ name, path }),
});

/** What a mail says: its kind and the values that its text needs; worded when it is sent. */
export const mailContent = z.discriminatedUnion('kind', [welcome, passwordReset]);
export type MailContent = z.infer<typeof mailContent>;

/** A mail waiting in the outbox; its address and language are read from the account when it is sent. */
export const mailPayload = z.strictObject({ userId: id(), content: welcome });
export type MailPayload = z.infer<typeof mailPayload>;

/** Somebody asked for a reset link; whether the address has an account, and the link's secret, come when it is sent. */
export const passwordResetPayload = z.strictObject({ email: z.string() });

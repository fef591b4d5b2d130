import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '#lib/platform/config/env.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { mailboxOf } from '#lib/features/people/rules/mailbox.ts';

const key = processWide('contact-key', () => {
  const { SEAL_SECRET, JWT_SECRET } = env();
  return Buffer.from(hkdfSync('sha256', SEAL_SECRET ?? JWT_SECRET, '', 'hunar contacts', 32));
});

const mark = (contact: string): string => createHmac('sha256', key.get()).update(contact).digest('base64url');

/**
 * Marks by which somebody is known again who comes back with the same e-mail or phone. Only this server can make them,
 * and nobody can read the contact from them.
 */
export const markContacts = ({ email, phone }: { email: string; phone: string | null }): string[] => [
  mark(`email ${mailboxOf(email)}`),
  ...(phone === null ? [] : [mark(`phone ${phone}`)]),
];

/** A mark of a mailbox by which a newcomer is known again; it says nothing to whoever holds the others. */
export const markNewcomer = ({ email }: { email: string }): string => mark(`newcomer ${mailboxOf(email)}`);

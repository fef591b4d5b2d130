import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';
import { seal, toKeyedHash, unseal } from '#lib/features/accounts/auth/seal.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import {
  insertContactCode,
  returnCodeTry,
  spendContactCode,
  takeCodeTry,
  type ContactCodeRecord,
} from '#models/accounts/contact-code.ts';

export const CODE_MINUTES = 5;
const MAX_TRIES = 5;

export interface Contact {
  kind: 'phone' | 'email';
  contact: string;
}

/**
 * Computes the six digits of a challenge with this server's key. No row contains the code: neither the challenge's, nor
 * the outbox row that sends it.
 */
export const computeContactCode = (challenge: string): string => {
  const hash = Buffer.from(toKeyedHash(`contact code ${challenge}`), 'base64url');
  return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
};

export const codeWrong = (field = 'code'): AppError =>
  new AppError('code_wrong', { errors: [{ field, code: 'code_wrong' }] });

interface NewCode extends Contact {
  purpose: CodePurpose;
  userId: string | null;
  deviceId: string;
  locale: Locale;
}

/** Stores a challenge and queues its code; `isSent` is false where a limit of the contact is used up. */
export const sendContactCode = async (
  { contact, ...row }: NewCode,
  { isSent }: { isSent: boolean },
  tx: Tx,
): Promise<{ challenge: string; expiresAt: Date }> => {
  const challenge = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now().getTime() + CODE_MINUTES * 60_000);
  const sealedContact = seal(Buffer.from(contact), challenge);
  await insertContactCode({ ...row, _id: challenge, sealedContact, expiresAt }, tx);
  if (isSent)
    await writeOutbox(
      { kind: 'contactCode', payload: { challenge, expiresAt: expiresAt.toISOString() } },
      tx,
    );
  return { challenge, expiresAt };
};

/** Returns the contact that a code was sent to. */
export const openContact = ({ _id, sealedContact }: ContactCodeRecord): string =>
  unseal(sealedContact, _id).toString();

export interface CheckedCode extends Contact {
  challenge: string;
  userId: string | null;
  deviceId: string;
  locale: Locale;
}

/** Checks a code; every wrong one counts against its challenge. A correct one is still to be spent. */
export const checkContactCode = async (
  { challenge, code }: { challenge: string; code: string },
  purpose: CodePurpose,
  field?: string,
): Promise<CheckedCode> => {
  const row = await takeCodeTry({ challenge, maxTries: MAX_TRIES, at: now() });
  if (row?.purpose !== purpose) throw new AppError('code_over');
  const [given, wanted] = [Buffer.from(code), Buffer.from(computeContactCode(challenge))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw codeWrong(field);
  const { kind, userId, deviceId, locale } = row;
  return { challenge, kind, contact: openContact(row), userId: userId && String(userId), deviceId, locale };
};

/** Uses up a checked code, in the transaction of what it allows: of two calls with one code, one succeeds. */
export const spendCheckedCode = async ({ challenge }: CheckedCode, tx: Tx): Promise<void> => {
  if (!(await spendContactCode(challenge, tx))) throw new AppError('code_over');
};

/** Keeps a correct code valid for the answer to a question. */
export const keepCheckedCode = ({ challenge }: CheckedCode): Promise<void> => returnCodeTry(challenge);

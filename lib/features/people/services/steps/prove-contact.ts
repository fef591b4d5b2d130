import { countingProof, isTrustedFor, type ContactProof } from '#lib/features/people/rules/contact-trust.ts';
import { isBigProvider } from '#lib/features/people/rules/mail-providers.ts';
import { hasSms } from '#lib/platform/config/env.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { toIndiaDay, instantInIndia } from '#lib/platform/time/india-day.ts';
import type { Tx } from '#models/connection.ts';
import { findMailTrust, takeMailTrust } from '#models/people/mail-trust.ts';
import { setProvedEmail } from '#models/people/proved-email.ts';
import { setProvedPhone } from '#models/people/proved-phone.ts';
import type { UserRecord } from '#models/people/user.ts';
import { carryPause } from './carry-pause.ts';
import { markMail } from './mark-contacts.ts';

/** A domain's owner can create any number of mailboxes, so only this many new ones start to count per day. */
const MAILBOXES_PER_DOMAIN_AND_DAY = 3;

/** Records a newly confirmed mailbox; returns when its actions start to count. */
export const takeCountingDay = async (email: string, at: Date, tx: Tx): Promise<Date> => {
  if (isBigProvider(email)) return at;
  const today = instantInIndia({ localDate: toIndiaDay(at), minutes: 0 });
  const from = await takeMailTrust({ ...markMail(email), today, perDay: MAILBOXES_PER_DOMAIN_AND_DAY }, tx);
  return from > at ? from : at;
};

/** Returns since when this account's actions may count for others here; undefined if they may not. */
export const countingSince = (user: ContactProof): Date | undefined =>
  countingProof(user, { needsNumber: hasSms() });

/** Returns whether this account's actions count for others yet. */
export const countsByNow = async (
  user: Pick<UserRecord, 'email' | keyof ContactProof>,
  use: 'countedJob' | 'countedReview' | 'referral',
  at: Date,
  tx?: Tx,
): Promise<boolean> => {
  if (!isTrustedFor(user, use) || countingSince(user) === undefined) return false;
  if (user.phoneProvedAt || user.email === undefined || isBigProvider(user.email)) return true;
  const from = await findMailTrust(markMail(user.email).mailbox, tx);
  return from === null || from <= at;
};

/** Records that an address belongs to the account and queues everything that waited for it. */
export const proveContact = async (
  { user, email, at }: { user: UserRecord; email: string; at: Date },
  tx: Tx,
): Promise<void> => {
  const userId = String(user._id);
  const isNew = user.emailProvedAt === undefined || user.email !== email;
  await setProvedEmail({ userId, email, at }, tx);
  await carryPause({ ...user, email, emailProvedAt: at }, at, tx);
  if (!isNew) return;
  const dueAt = await takeCountingDay(email, at, tx);
  await writeOutbox({ kind: 'contactProved', payload: { userId } }, tx);
  await writeOutbox({ kind: 'workCount', payload: { userId }, dueAt }, tx);
};

/** Records that a number belongs to the account; another account of the role that has it fails as a duplicate. */
export const provePhone = async (
  { user, phone, at }: { user: UserRecord; phone: string; at: Date },
  tx: Tx,
): Promise<UserRecord> => {
  const proof = { phone, provedPhone: phone, phoneProvedAt: at };
  if (user.provedPhone === phone && user.phone === phone) return user;
  const userId = String(user._id);
  await setProvedPhone({ userId, phone, at }, tx);
  const proved = await carryPause({ ...user, ...proof }, at, tx);
  await writeOutbox({ kind: 'contactProved', payload: { userId } }, tx);
  await writeOutbox({ kind: 'workCount', payload: { userId } }, tx);
  return { ...proved, ...proof };
};

import type { Role } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertReport } from '#models/people/report.ts';
import { addResetToken } from '#models/accounts/reset-token.ts';
import { insertSession } from '#models/accounts/session.ts';
import type { UserRecord } from '#models/people/user.ts';
import { inTransaction, toObjectId } from '#models/connection.ts';
import { makeMessage } from './messages.ts';
import { makeNotification } from './notifications.ts';
import { makeTicket } from './tickets.ts';
import { makeUser } from './users.ts';

let made = 0;

const newCanaries = () => {
  made += 1;
  const run = String(1000 + made);
  const text = (kind: string): string => `canary${kind}${run}x`;
  return {
    email: `${text('mail')}@example.test`,
    phone: `970043${run}`,
    street: text('street'),
    landMark: text('landmark'),
    wallet: `8400${run}.25`,
    device: text('device'),
    notice: text('notice'),
    hash: text('hash'),
    reset: text('reset'),
    reason: text('reason'),
    referral: text('referral'),
    place: `77.10043${run}`,
    report: text('report'),
    ticket: text('ticket'),
    message: text('message'),
  };
};

type Canaries = ReturnType<typeof newCanaries>;

/** A person whose private fields hold texts that are found nowhere else. */
export interface MarkedPerson {
  user: UserRecord;
  userId: string;
  canaries: Canaries;
}

/** Which of a person's canaries stand in a text. */
export const canariesIn = (text: string, { canaries }: Pick<MarkedPerson, 'canaries'>): string[] => {
  const haystack = text.toLowerCase();
  return Object.entries(canaries).flatMap(([kind, canary]) => (haystack.includes(canary) ? [kind] : []));
};

const fieldsOf = (canaries: Canaries): Partial<UserRecord> => ({
  email: canaries.email,
  phone: canaries.phone,
  passwordHash: canaries.hash,
  address: { street: canaries.street, landMark: canaries.landMark, city: 'Agra', pinCode: '282001' },
  walletPaise: Number(canaries.wallet) * 100,
  referralCode: canaries.referral,
  verification: { at: now(), by: toObjectId('a'.repeat(24)), reason: canaries.reason },
  point: { type: 'Point', coordinates: [Number(canaries.place), 27] },
});

const surround = async (userId: string, canaries: Canaries): Promise<void> => {
  const expiresAt = new Date(now().getTime() + 3_600_000);
  const row = { number: `HN-C${userId}`, reason: 'other', createdAt: now() } as const;
  await Promise.all([
    insertSession({
      userId: toObjectId(userId),
      device: canaries.device,
      createdAt: now(),
      expiresAt,
      revokedAt: null,
    }),
    addResetToken({ userId, tokenHash: canaries.reset, expiresAt }),
    makeNotification({ userId, content: { kind: 'welcome', params: { name: canaries.notice } } }),
    makeTicket({ authorId: userId, message: canaries.ticket, email: `${canaries.ticket}@example.test` }),
    makeMessage({ from: String((await makeUser())._id), to: userId, text: canaries.message }),
    inTransaction((tx) =>
      insertReport({ ...row, reporterId: userId, subjectId: userId, details: canaries.report }, tx),
    ),
  ]);
};

/** Stores a person of a role with a canary in every private field, and in what belongs to them. */
export const makeMarked = async (
  role: Role,
  fields: Pick<Partial<UserRecord>, 'brokerId' | 'cityKey' | 'passwordHash' | 'skills'> = {},
): Promise<MarkedPerson> => {
  const canaries = newCanaries();
  const user = await makeUser({ role, ...fieldsOf(canaries), ...fields });
  const userId = String(user._id);
  await surround(userId, canaries);
  return { user, userId, canaries };
};

import type { Role } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertApiKey } from '#models/accounts/api-key.ts';
import { insertReport } from '#models/people/report.ts';
import { addResetToken } from '#models/accounts/reset-token.ts';
import { insertSession } from '#models/accounts/session.ts';
import type { UserRecord } from '#models/people/user.ts';
import { inTransaction, toObjectId } from '#models/connection.ts';
import { makeMessage } from './messages.ts';
import { makeNotification } from './notifications.ts';
import { makeTrustedContact } from './trusted-contacts.ts';
import { makeTicket } from './tickets.ts';
import { makeUser, type MailedUser } from './users.ts';

let made = 0;

const newCanaries = () => {
  made += 1;
  const run = String(1000 + made);
  const text = (kind: string): string => `canary${kind}${run}x`;
  return {
    email: `${text('mail')}@example.test`,
    phone: `970043${run}`,
    contact: `970044${run}`,
    street: text('street'),
    floor: text('floor'),
    landMark: text('landmark'),
    wallet: `8400${run}.25`,
    device: text('device'),
    notice: text('notice'),
    hash: text('hash'),
    apiKey: text('apikey'),
    reset: text('reset'),
    reason: text('reason'),
    referral: text('referral'),
    // Its last digit is no zero, which a number would lose.
    place: `77.10043${run}1`,
    report: text('report'),
    ticket: text('ticket'),
    message: text('message'),
    /** Texts that only their booking holds. */
    booking: { instructions: text('instructions'), askFor: text('askfor') },
  };
};

type Canaries = Omit<ReturnType<typeof newCanaries>, 'booking'>;

/** A person whose private fields hold unique texts. */
export interface MarkedPerson {
  user: MailedUser;
  userId: string;
  ticketId: string;
  canaries: Canaries;
  bookingCanaries: ReturnType<typeof newCanaries>['booking'];
  /** The code of the person's booking; null for people without one. */
  doorCode: string | null;
}

/** Whether a text shows a door code: as the value of a field, as a whole element, or after a word. */
export const showsCode = (text: string, code: string): boolean =>
  // Four digits alone are also part of ids, prices and lists of scripts.
  new RegExp(`(?::\\\\*"|>|\\p{L}:? )${code}(?![\\p{L}\\d:/-]|[.,]\\d)`, 'u').test(text);

/** The person's canaries found in a text. */
export const canariesIn = (
  text: string,
  { canaries, bookingCanaries, doorCode }: Pick<MarkedPerson, 'canaries' | 'bookingCanaries' | 'doorCode'>,
): string[] => {
  const haystack = text.toLowerCase();
  const found = Object.entries({ ...canaries, ...bookingCanaries }).flatMap(([kind, canary]) =>
    haystack.includes(canary) ? [kind] : [],
  );
  return doorCode !== null && showsCode(text, doorCode) ? [...found, 'doorCode'] : found;
};

const addressIn = ({ street, floor, landMark }: Canaries) => ({
  ...{ street, floor, landMark },
  ...{ city: 'Agra', pinCode: '282001' },
});

const canaryFields = (canaries: Canaries): Partial<UserRecord> => ({
  email: canaries.email,
  phone: canaries.phone,
  passwordHash: canaries.hash,
  address: addressIn(canaries),
  walletPaise: Number(canaries.wallet) * 100,
  referralCode: canaries.referral,
  verification: { at: now(), by: toObjectId('a'.repeat(24)), reason: canaries.reason },
  point: { type: 'Point', coordinates: [Number(canaries.place), 27] },
});

/** Returns the id of the person's ticket. */
const surround = async (user: UserRecord, canaries: Canaries): Promise<string> => {
  const userId = String(user._id);
  const expiresAt = new Date(now().getTime() + 3_600_000);
  const row = { number: `HN-C${userId}`, reason: 'other', createdAt: now() } as const;
  const [ticket] = await Promise.all([
    makeTicket({ authorId: userId, message: canaries.ticket, email: `${canaries.ticket}@example.test` }),
    insertSession({
      userId: toObjectId(userId),
      device: canaries.device,
      createdAt: now(),
      expiresAt,
      revokedAt: null,
    }),
    addResetToken({ userId, tokenHash: canaries.reset, expiresAt }),
    makeNotification({ userId, content: { kind: 'welcome', params: { name: canaries.notice } } }),
    makeTrustedContact(user, { phone: canaries.contact }),
    makeMessage({ from: String((await makeUser())._id), to: userId, text: canaries.message }),
    inTransaction((tx) =>
      insertApiKey(
        {
          ...{ userId, name: 'Report', hash: canaries.apiKey, ending: 'wxyz', can: 'reader' },
          ...{ createdAt: now(), expiresAt },
        },
        tx,
      ),
    ),
    inTransaction((tx) =>
      insertReport({ ...row, reporterId: userId, subjectId: userId, details: canaries.report }, tx),
    ),
  ]);
  return String(ticket._id);
};

/** Stores a person of a role with a canary in every private field and in their rows. */
export const makeMarked = async (
  role: Role,
  fields: Pick<Partial<UserRecord>, 'brokerId' | 'cityKey' | 'passwordHash' | 'skills'> = {},
): Promise<MarkedPerson> => {
  const { booking: bookingCanaries, ...canaries } = newCanaries();
  const user = await makeUser({ role, ...canaryFields(canaries), ...fields });
  const userId = String(user._id);
  const ticketId = await surround(user, canaries);
  return { user, userId, ticketId, canaries, bookingCanaries, doorCode: null };
};

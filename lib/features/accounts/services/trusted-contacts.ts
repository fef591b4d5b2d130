import {
  MAX_TRUSTED_CONTACTS,
  type TrustedContactBody,
  type TrustedContactState,
  type TrustedContactView,
} from '#lib/features/accounts/contracts/trusted-contacts.ts';
import {
  canAnswer,
  findAlertedVisit,
  getPageState,
  toSmsName,
  type ContactPageState,
} from '#lib/features/accounts/rules/trusted-contacts.ts';
import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { findTokenContact } from '#lib/features/accounts/services/steps/contact-token.ts';
import { trustedContacts as texts } from '#lib/features/accounts/texts/trusted-contacts.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { markPerson } from '#lib/features/people/services/steps/mark-contacts.ts';
import { hasSms } from '#lib/platform/config/env.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { returnPoint, spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import {
  agreeToAlerts,
  insertTrustedContact,
  listAskedContacts,
  listTrustedContacts,
  refuseAlerts,
  removeTrustedContact,
  restoreTrustedContact,
  type TrustedContactRecord,
} from '#models/accounts/trusted-contact.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

type Own = Pick<Actor, 'userId'>;

const DAY = 86_400;

/** The questions of one person, counted by the confirmed number, which a new account does not change. */
const askerRules: readonly LimitRule[] = [
  { name: 'contactAskDay', points: 3, seconds: DAY, shared: true },
  { name: 'contactAskMonth', points: 10, seconds: 30 * DAY, shared: true },
];
/** How often one number is asked, by anyone. */
const numberRules: readonly LimitRule[] = [
  { name: 'contactAskedDay', points: 2, seconds: DAY, shared: true },
  { name: 'contactAskedMonth', points: 6, seconds: 30 * DAY, shared: true },
];

const toView = ({ _id, name, phone, state, askedAt }: TrustedContactRecord): TrustedContactView => ({
  ...{ _id: String(_id), name: name ?? '', phone: phone ?? '', state },
  askedAt: askedAt.toISOString(),
});

export const listContacts = async ({ actor }: { actor: Own }): Promise<{ data: TrustedContactView[] }> => ({
  data: (await listTrustedContacts(actor.userId)).map(toView),
});

const markPhone = (phone: string): string => toKeyedHash(`trusted contact ${phone}`);

/**
 * Counts a question before it is sent; throws when none is left. A refused one counts nowhere: otherwise a person could
 * keep others from asking a number.
 */
const countAsk = async (asker: string, phone: string): Promise<void> => {
  const share = toKeyedHash(`contact asks ${asker}`);
  const shares = [
    ...askerRules.map((rule) => ({ rule, whose: share })),
    ...numberRules.map((rule) => ({ rule, whose: markPhone(phone) })),
  ];
  for (const [index, { rule, whose }] of shares.entries()) {
    const seconds = await spendPoint(rule, whose);
    if (seconds === null) continue;
    await Promise.all(shares.slice(0, index).map((spent) => returnPoint(spent.rule, spent.whose)));
    throw new AppError('too_many_asked', { retryAfterSeconds: seconds });
  }
};

/** Only a person with a confirmed number and a name that an SMS can show may have us write to others. */
const requireAsker = (user: UserRecord): string => {
  if (!hasSms()) throw new AppError('sms_unavailable');
  if (user.provedPhone === undefined || toSmsName(user.name) === '') throw new AppError('number_needed');
  return user.provedPhone;
};

const addOrRestore = async (
  { user, body, count }: { user: UserRecord; body: TrustedContactBody; count(): Promise<void> },
  tx: Tx,
): Promise<TrustedContactRecord> => {
  const [userId, phoneMark] = [String(user._id), markPhone(body.phone)];
  const listed = await listTrustedContacts(userId, tx);
  const same = listed.find((contact) => contact.phoneMark === phoneMark);
  if (same)
    return (
      (await restoreTrustedContact(same._id, { ...body, userId, ownerMarks: same.ownerMarks }, tx)) ?? same
    );
  if (listed.length >= MAX_TRUSTED_CONTACTS) throw new AppError('too_many_contacts');
  const ownerMarks = markPerson(user);
  const earlier = await listAskedContacts({ phoneMark, ownerMarks }, tx);
  const own = earlier.find((row) => row.userId === null || row.userId.equals(user._id));
  if (own) {
    const marks = [...new Set([...own.ownerMarks, ...ownerMarks])];
    return (await restoreTrustedContact(own._id, { ...body, userId, ownerMarks: marks }, tx)) ?? own;
  }
  const row = { ...body, userId, ownerMarks, phoneMark, askedAt: now() };
  const refused = earlier.find(({ state }) => state === 'refused');
  // Said to another account of this person.
  if (refused) return insertTrustedContact({ ...row, state: 'refused', answeredAt: refused.answeredAt }, tx);
  await count();
  const asked = await insertTrustedContact({ ...row, state: 'asked', answeredAt: null }, tx);
  const payload = { userId, contactId: String(asked._id), kind: 'contactAsked' } as const;
  await writeOutbox({ kind: 'contactSms', payload }, tx);
  return asked;
};

/**
 * Adds a trusted contact. A number is asked once by an account, also after its removal or after the account was
 * deleted, and never again once it said no to the person.
 */
export const addContact = async ({
  actor,
  body,
}: {
  actor: Own;
  body: TrustedContactBody;
}): Promise<{ message: string; data: TrustedContactView }> => {
  let counted: Promise<void> | undefined;
  const added = await inTransaction(async (tx) => {
    await lockAccounts(actor, tx);
    const user = await findUser(actor.userId, tx);
    if (!user) throw new AppError('unauthorized');
    if (body.phone === user.provedPhone || body.phone === user.phone) throw new AppError('own_contact');
    // A retried transaction asks only once.
    return addOrRestore(
      { user, body, count: () => (counted ??= countAsk(requireAsker(user), body.phone)) },
      tx,
    );
  });
  return { message: texts.messages.added, data: toView(added) };
};

/** Removes a trusted contact with name and number. */
export const removeContact = async ({
  actor: { userId },
  params: { id },
}: {
  actor: Own;
  params: { id: string };
}): Promise<{ message: string; data: { _id: string } }> => {
  const removed = await inTransaction((tx) => removeTrustedContact({ contactId: id, userId }, tx));
  if (!removed) throw new AppError('not_found');
  return { message: texts.messages.removed, data: { _id: id } };
};

/** The last visit that a contact was told about, and the person whose visit it was then. */
interface AlertedVisit {
  readonly bookingId: string;
  readonly personId: string;
}

/** The page that a contact's link opens. */
export interface ContactPage {
  readonly state: ContactPageState;
  /** Who asks; null where that is no longer the contact's business. */
  readonly name: string | null;
  /** Null if there was no alert. */
  readonly alertedVisit: AlertedVisit | null;
}

/** Reads the page of a contact's link; a link that was never made is refused like one with a wrong letter. */
export const readContactPage = async ({ token }: { token: string }): Promise<ContactPage> => {
  const contact = await findTokenContact(token);
  if (!contact) throw new AppError('not_found');
  const state = getPageState(contact);
  const owner = state === 'removed' || contact.phone === null ? null : await findUser(String(contact.userId));
  const bookingId = findAlertedVisit(contact);
  return {
    ...{ state, name: owner && toSmsName(owner.name) },
    alertedVisit: owner && bookingId !== null ? { bookingId, personId: String(owner._id) } : null,
  };
};

/** Takes the contact's answer. A no holds for every account of the person who asked. */
export const answerContact = async ({
  body: { token, agrees },
}: {
  body: { token: string; agrees: boolean };
}): Promise<{ data: { state: TrustedContactState } }> => {
  const contact = await findTokenContact(token);
  if (!contact || !canAnswer(contact, agrees)) throw new AppError('not_found');
  const answeredAt = now();
  await inTransaction(async (tx) => {
    if (!agrees) return refuseAlerts(contact, answeredAt, tx);
    // Removed by the owner at the same moment.
    if (!(await agreeToAlerts(contact._id, answeredAt, tx))) throw new AppError('not_found');
  });
  return { data: { state: agrees ? 'agreed' : 'refused' } };
};

import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '#lib/platform/config/env.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { isTrustedFor, type ContactProof } from '#lib/features/people/rules/contact-trust.ts';
import { toMailDomain } from '#lib/features/people/rules/mail-providers.ts';
import { toMailbox } from '#lib/features/people/rules/mailbox.ts';
import { toOwnContact } from '#lib/features/people/rules/same-person.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { UserRecord } from '#models/people/user.ts';

const key = processWide('contact-key', () => {
  const { SEAL_SECRET, JWT_SECRET } = env();
  return Buffer.from(hkdfSync('sha256', SEAL_SECRET ?? JWT_SECRET, '', 'hunar contacts', 32));
});

const mark = (contact: string): string => createHmac('sha256', key.get()).update(contact).digest('base64url');

type ContactKind = 'email' | 'phone';

interface Contacts {
  email?: string | undefined;
  phone: string | null;
  provedPhone?: string | undefined;
}

// A proved number stays the account's until another one is proved, whatever its profile says.
const listMarks = ({ email, phone, provedPhone }: Contacts): { kind: ContactKind; mark: string }[] => {
  const number = provedPhone ?? phone;
  return [
    ...(email === undefined ? [] : [{ kind: 'email', mark: mark(`email ${toMailbox(email)}`) } as const]),
    ...(number === null ? [] : [{ kind: 'phone', mark: mark(`phone ${number}`) } as const]),
  ];
};

/**
 * Returns marks that recognise a returning email address or phone number. Only this server can create them, and they
 * do not reveal the contact.
 */
export const markContacts = (contacts: Contacts): string[] => listMarks(contacts).map(({ mark }) => mark);

/** Returns the mark of a newcomer's visitor for one day; it differs for every day and newcomer. */
export const markVisitor = (day: { newcomer: string; localDate: string; visitor: string }): string =>
  mark(`visitor ${day.localDate} ${day.newcomer} ${day.visitor}`);
/** Returns the same marks with their type and whether the account has confirmed the contact. */
export const listContactMarks = (
  user: Pick<UserRecord, 'email' | 'phone' | 'provedPhone' | keyof ContactProof>,
): { kind: ContactKind; mark: string; isProved: boolean }[] => {
  const proofs = { email: user.emailProvedAt, phone: user.provedPhone && user.phoneProvedAt };
  return listMarks(user).map(({ kind, mark }) => ({
    ...{ kind, mark },
    isProved: proofs[kind] !== undefined && isTrustedFor(user, 'carryOver'),
  }));
};

/** Returns the mark that recognises a returning newcomer's mailbox, unrelated to other marks. */
export const markNewcomer = (user: Pick<UserRecord, '_id' | 'email' | 'provedPhone'>): string =>
  mark(user.email === undefined ? `newcomer ${toOwnContact(user)}` : `newcomer ${toMailbox(user.email)}`);

/** Returns the mark of an account, which survives changes of contacts. */
export const markAccount = ({ _id }: Pick<UserRecord, '_id'>): string => mark(`account ${String(_id)}`);

/** Returns the marks of the contacts that an account has confirmed. Any other may belong to someone else. */
export const markProvedContacts = (user: Parameters<typeof listContactMarks>[0]): string[] =>
  listContactMarks(user).flatMap(({ mark, isProved }) => (isProved ? [mark] : []));

/** Returns the marks by which a limit finds a person again, after a change of contacts and after a return. */
export const markPerson = (user: UserRecord): string[] => [markAccount(user), ...markProvedContacts(user)];

/** Returns marks of a mailbox and its domain, for the day from which its actions count. */
export const markMail = (email: string): { mailbox: string; domain: string } => ({
  mailbox: mark(`trust ${toMailbox(email)}`),
  domain: mark(`trust domain ${toMailDomain(email)}`),
});

type Party = Pick<UserRecord, '_id' | 'email' | 'provedPhone' | keyof ContactProof>;

// The account, and its confirmed contacts: an unconfirmed one may be someone else's.
const listIdentities = ({ _id, email, emailProvedAt, provedPhone }: Party): string[] => [
  String(_id),
  ...(email !== undefined && emailProvedAt ? [toMailbox(email)] : []),
  ...(provedPhone === undefined ? [] : [`number ${provedPhone}`]),
];

/**
 * Returns marks that recognise two people as a pair within a month, even after one deletes and recreates the account.
 * They match no other month or pair.
 */
export const markPair = ({ customer, worker }: { customer: Party; worker: Party }, at: Date): string[] => {
  const month = toIndiaDay(at).slice(0, 7);
  const pairs = listIdentities(customer).flatMap((one) =>
    listIdentities(worker).map((other) => `${one} ${other}`),
  );
  return pairs.map((pair) => mark(`pair ${month} ${pair}`));
};

/** Returns the mark of a bank's number for a UPI payment. */
export const markUtr = (utr: string): string => mark(`utr ${utr}`);

/** Returns the mark of a device or push address; unlike a known device's, it is the same for all of its accounts. */
export const markDevice = (kind: string, value: string): string => mark(`shared ${kind} ${value}`);

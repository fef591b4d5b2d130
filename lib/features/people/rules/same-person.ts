import type { UserRecord } from '#models/people/user.ts';
import { toMailbox } from './mailbox.ts';

type Contacts = Pick<UserRecord, '_id' | 'email' | 'provedPhone'>;

/** Returns whether two accounts have one proved number: one person in two roles. */
export const haveOneNumber = (
  one: Pick<UserRecord, 'provedPhone'>,
  other: Pick<UserRecord, 'provedPhone'>,
): boolean => one.provedPhone !== undefined && one.provedPhone === other.provedPhone;

/** Returns whether two accounts belong to one person, by number or mailbox: nothing between them counts. */
export const isSamePerson = (one: Contacts, other: Contacts): boolean => {
  if (haveOneNumber(one, other)) return true;
  if (one.email === undefined || other.email === undefined) return false;
  return toMailbox(one.email) === toMailbox(other.email);
};

/**
 * Returns the contact that an account is recognised by when its owner deletes it and comes back: the mailbox, else the
 * proved number. An account without both is recognised by its id.
 */
export const toOwnContact = ({ _id, email, provedPhone }: Contacts): string => {
  if (email !== undefined) return `email ${toMailbox(email)}`;
  return provedPhone === undefined ? `account ${String(_id)}` : `number ${provedPhone}`;
};

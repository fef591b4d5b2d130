import type { UserRecord } from '#models/people/user.ts';

/**
 * Everything that relies on a contact belonging to its account. Add a line here before anything else acts on an email
 * address or phone number: an unconfirmed one may be someone else's.
 */
const allowances = {
  /** Phone numbers per day of workers that the customer has neither booked nor written to. */
  strangerPhonesPerDay: { unproved: 5, proved: 30 },
  newConversationsPerDay: { unproved: 3, proved: 20 },
  /** A customer's open requests. */
  openRequests: { unproved: 1, proved: 5 },
  /** How long a request blocks its slot; after that it stays open without the slot. */
  requestHoldMinutes: { unproved: 30, proved: Infinity },
  /** Slots per worker and day that such customers' requests can hold together. */
  heldTimesPerWorkerDay: { unproved: 2, proved: Infinity },
  /** A worker's accepted bookings that are not over. */
  acceptedBookings: { unproved: 1, proved: Infinity },
  /** A customer's job or review that counts for the worker. */
  countedJob: { unproved: 0, proved: Infinity },
  countedReview: { unproved: 0, proved: Infinity },
  referral: { unproved: 0, proved: Infinity },
  agencyInvitation: { unproved: 0, proved: Infinity },
  /** An agency may invite before it has confirmed a contact, unless it must confirm one first. */
  sentInvitations: { unproved: Infinity, proved: Infinity },
  /** A pause or a pair's count that follows a person to a new account; both accounts need a confirmed contact. */
  carryOver: { unproved: 0, proved: Infinity },
} as const satisfies Record<string, { unproved: number; proved: number }>;

export type ContactUse = keyof typeof allowances;

export type ContactProof = Pick<UserRecord, 'emailProvedAt' | 'phoneProvedAt' | 'mustProve'>;

/** Returns whether the account has confirmed at least one contact. */
export const hasProvedContact = (user: ContactProof): boolean =>
  user.emailProvedAt !== undefined || user.phoneProvedAt !== undefined;

/** Returns whether the number that an account shows is the one that it has proved. Any other may be someone else's. */
export const isNumberProved = ({ phone, provedPhone }: Pick<UserRecord, 'phone' | 'provedPhone'>): boolean =>
  provedPhone !== undefined && provedPhone === phone;

/**
 * Returns since when the account's actions may count for others; undefined if they may not. Where numbers can be proved
 * only a number counts, because mailboxes can be made without limit.
 */
export const countingProof = (
  user: ContactProof,
  { needsNumber }: { needsNumber: boolean },
): Date | undefined => {
  const { emailProvedAt, phoneProvedAt } = user;
  if (needsNumber || emailProvedAt === undefined) return phoneProvedAt;
  return phoneProvedAt && phoneProvedAt < emailProvedAt ? phoneProvedAt : emailProvedAt;
};

/** Returns the account's limit for something that relies on a contact. */
export const allowanceFor = (user: ContactProof, use: ContactUse): number => {
  const { proved, unproved } = allowances[use];
  if (hasProvedContact(user)) return proved;
  return user.mustProve ? 0 : unproved;
};

/** Returns whether the account may do something that relies on a contact. */
export const isTrustedFor = (user: ContactProof, use: ContactUse): boolean => allowanceFor(user, use) > 0;

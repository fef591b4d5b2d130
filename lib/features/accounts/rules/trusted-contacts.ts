import type { TrustedContactState } from '#lib/features/accounts/contracts/trusted-contacts.ts';

/** Variables of a registered SMS take no more. */
const MAX_SMS_NAME = 30;

/**
 * Returns a name as an SMS shows it: letters and spaces only, so that it can be neither a link nor a number; empty if
 * nothing is left.
 */
export const toSmsName = (name: string): string => {
  const words = name.replace(/[^\p{L}\p{M}\u200c\u200d]+/gu, ' ').trim();
  return [...words].slice(0, MAX_SMS_NAME).join('').trim();
};

interface Contact {
  readonly userId: unknown;
  readonly phone: string | null;
  readonly state: TrustedContactState;
}

/** Whether the owner still has this contact. */
const isListed = ({ userId, phone }: Contact): boolean => userId !== null && phone !== null;

/** Whether anything may be sent to a contact: only after agreeing, and while the owner has the contact. */
export const mayAlert = (contact: Contact): boolean => isListed(contact) && contact.state === 'agreed';

/** A visit that a contact was told about, and why. */
export const toAlert = (bookingId: string, reason: string): string => `${bookingId} ${reason}`;

/** The last visit that a contact was told about, as long as the contact wants to be told. */
export const findAlertedVisit = (contact: Contact & { readonly alerts: readonly string[] }): string | null =>
  (mayAlert(contact) && contact.alerts.at(-1)?.split(' ')[0]) || null;

/** Whether a contact is still to be asked. */
export const mayAsk = (contact: Contact): boolean => isListed(contact) && contact.state === 'asked';

/** The state of the page that a contact's link opens: the question, the answer, or that the owner has removed the contact. */
export type ContactPageState = TrustedContactState | 'removed';

export const getPageState = (contact: Contact): ContactPageState =>
  isListed(contact) || contact.state === 'refused' ? contact.state : 'removed';

/** Whether an answer can be taken. Saying no always works: it also keeps the owner from adding the contact again. */
export const canAnswer = (contact: Contact, agrees: boolean): boolean => !agrees || isListed(contact);

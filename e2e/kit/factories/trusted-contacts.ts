import type { TrustedContactState } from '#lib/features/accounts/contracts/trusted-contacts.ts';
import { toContactToken } from '#lib/features/accounts/services/steps/contact-token.ts';
import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { markPerson } from '#lib/features/people/services/steps/mark-contacts.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertTrustedContact, type TrustedContactRecord } from '#models/accounts/trusted-contact.ts';
import { inTransaction } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { newPhone } from './users.ts';

/** Stores a trusted contact of a person, who has agreed by default. */
export const makeTrustedContact = (
  owner: UserRecord,
  fields: { name?: string; phone?: string; state?: TrustedContactState } = {},
): Promise<TrustedContactRecord> => {
  const { name = 'Meena Gupta', phone = newPhone(), state = 'agreed' } = fields;
  const row = { userId: String(owner._id), ownerMarks: markPerson(owner), name, phone, state };
  const phoneMark = toKeyedHash(`trusted contact ${phone}`);
  return inTransaction((tx) =>
    insertTrustedContact({ ...row, phoneMark, askedAt: now(), answeredAt: null }, tx),
  );
};

/** The secret of the link of a new trusted contact. */
export const makeContactToken = async (owner: UserRecord): Promise<string> =>
  toContactToken(await makeTrustedContact(owner));

/** The address of the page of a new trusted contact who has not answered. */
export const contactPath = async (owner: UserRecord): Promise<string> =>
  publicPaths.trustedContact(toContactToken(await makeTrustedContact(owner, { state: 'asked' })));

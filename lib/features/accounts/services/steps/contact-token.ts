import { isMarkedToken, readMarkedToken, toMarkedToken } from '#lib/features/accounts/auth/marked-token.ts';
import { findTrustedContact, type TrustedContactRecord } from '#models/accounts/trusted-contact.ts';

const toRow = (id: string) => ({ id, number: 0, purpose: `trusted contact ${id}` });

/** The secret of a trusted contact's own link. */
export const toContactToken = ({ _id }: Pick<TrustedContactRecord, '_id'>): string =>
  toMarkedToken(toRow(String(_id)));

/** Finds the trusted contact that a link was made for; null if the link is not one of ours. */
export const findTokenContact = async (token: string): Promise<TrustedContactRecord | null> => {
  const named = readMarkedToken(token);
  return named && isMarkedToken(token, toRow(named.id)) ? findTrustedContact(named.id) : null;
};

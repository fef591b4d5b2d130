import { isMarkedToken, readMarkedToken, toMarkedToken } from '#lib/features/accounts/auth/marked-token.ts';
import { cardFrom } from '#lib/features/profiles/rules/work-card.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

const toRow = (id: string, serial: number) => ({ id, number: serial, purpose: `card of ${id}` });

/** The last part of the address of a worker's card. */
export const toCardToken = (worker: Pick<UserRecord, '_id' | 'workCard' | 'locale'>): string =>
  toMarkedToken(toRow(String(worker._id), cardFrom(worker).serial));

interface CardHolder {
  worker: UserRecord;
  /** Of the card that the address was made for. */
  serial: number;
}

/** Finds the worker at an address; null if the address is not one of ours. */
export const findCardHolder = async (token: string): Promise<CardHolder | null> => {
  const named = readMarkedToken(token);
  if (!named || !isMarkedToken(token, toRow(named.id, named.number))) return null;
  const worker = await findUser(named.id);
  return worker && { worker, serial: named.number };
};

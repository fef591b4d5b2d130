import { isMarkedToken, readMarkedToken, toMarkedToken } from '#lib/features/accounts/auth/marked-token.ts';
import { cardFrom, isCardOpen } from '#lib/features/profiles/rules/work-card.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

const toRow = (id: string, serial: number) => ({ id, number: serial, purpose: `card of ${id}` });

/** The last part of the address of a worker's card. */
export const toCardToken = (worker: Pick<UserRecord, '_id' | 'workCard' | 'locale'>): string =>
  toMarkedToken(toRow(String(worker._id), cardFrom(worker).serial));

/** Finds the worker whose card is open at an address; a card that was switched off is like one that never was. */
export const requireOpenCard = async (token: string): Promise<UserRecord> => {
  const named = readMarkedToken(token);
  const isOurs = named && isMarkedToken(token, toRow(named.id, named.number));
  const worker = isOurs && (await findUser(named.id));
  if (!worker || !isCardOpen(worker, named.number)) throw new AppError('not_found');
  return worker;
};

export interface CardTrade {
  name: string;
  names: TranslatedNames;
}

/** Lists the trades on a worker's card. */
export const listCardTrades = async ({ skills }: UserRecord): Promise<CardTrade[]> => {
  const own = skills.map(({ name }) => name);
  const listed = new Map((await skillList.findByNames(own)).map((skill) => [skill.name, skill.names]));
  return own.map((name) => ({ name, names: listed.get(name) ?? {} }));
};

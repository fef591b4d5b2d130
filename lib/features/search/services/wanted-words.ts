import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import {
  MAX_WANTED,
  type OwnWanted,
  type WantedBody,
  type WantedService,
} from '#lib/features/search/contracts/wanted-words.ts';
import { canNameService, isUnderstood, toWantedWords } from '#lib/features/search/rules/wanted-words.ts';
import type { ParsedWords } from '#lib/features/search/rules/reading/read-query.ts';
import { isWithdrawal } from '#lib/features/search/services/steps/withdrawal.ts';
import { notifyOpenedOffers } from '#lib/features/search/services/steps/notify-offers.ts';
import { wantOffer } from '#lib/features/search/services/steps/want-offer.ts';
import { describeBarrier } from '#lib/features/catalogue/services/steps/describe-barrier.ts';
import { loadSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import { loadPlaceFinder, loadVocabulary } from '#lib/features/search/services/steps/load-vocabulary.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import {
  countWanted,
  hasWanted,
  findWanted,
  listOwnWanted,
  listWanted,
  putWanted,
  removeWanted,
  type WantedRecord,
} from '#models/search/wanted-words.ts';
import {
  findWantedOffer,
  listOwnWantedOffers,
  removeWantedOffer,
  type WantedOfferRecord,
} from '#models/search/wanted-offers.ts';

/** Reads texts as search does, with the current lists. */
const loadReader = async (): Promise<(text: string) => ParsedWords> => {
  const [{ vocabulary }, findPlace] = await Promise.all([loadVocabulary(), loadPlaceFinder()]);
  return (text) => vocabulary.read(text, findPlace).reading;
};

// A trade that is switched off is understood, and still not offered.
const isOfferedNow = async (reading: ParsedWords): Promise<boolean> => {
  if (!isUnderstood(reading)) return false;
  const off = await loadSwitchedOff();
  return reading.trades.some(({ _id }) => !off.trades.has(_id));
};

/** Remembers the words of a service that cannot be found, or answers that it can by now. */
const wantText = async (actor: Actor, text: string): Promise<{ data: WantedService }> => {
  const read = await loadReader();
  const reading = read(text);
  const telling = toWantedWords(reading);
  if (!canNameService(telling))
    throw new AppError('validation_failed', { errors: [{ field: 'text', code: 'invalid_value' }] });
  if (await isOfferedNow(reading)) return { data: { text, state: 'offered' } };
  const { userId } = actor;
  const words = telling.join(' ');
  const _id = await inTransaction(async (tx) => {
    // Also keeps simultaneous requests of one person from exceeding the limit.
    await lockAccounts(actor, tx);
    if (!(await hasWanted(userId, words, tx)) && (await countWanted(userId, tx)) >= MAX_WANTED)
      throw new AppError('too_many_wanted');
    return putWanted({ userId, words, text, askedAt: now() }, tx);
  });
  return { data: { text, state: 'waiting', ...(_id && { _id }) } };
};

/** Remembers what a person waits for: words, or a city or trade that is switched off. */
export const wantWords = async ({
  actor,
  body,
  network,
}: {
  actor: Actor | null;
  body: WantedBody;
  network: string;
}): Promise<{ data: WantedService }> => {
  if (body.text === undefined) return wantOffer(actor, body, network);
  // Anyone can type another person's address: a guest's own words never reach a mailbox.
  if (!actor) throw new AppError('unauthorized');
  return wantText(actor, body.text);
};

const toOwnOffer = async (row: WantedOfferRecord): Promise<OwnWanted> => {
  const { _id, askedAt, kind, key } = row;
  const thing = await describeBarrier({ ...row, key });
  const text = thing.kind === 'city' ? thing.city : thing.trade;
  return { _id: String(_id), kind, text, names: thing.names, askedAt: askedAt.toISOString() };
};

/** Lists what the caller waits for, newest first. */
export const listWantedThings = async ({
  actor: { userId },
}: {
  actor: Actor;
}): Promise<{ data: OwnWanted[] }> => {
  const [words, offers] = await Promise.all([listOwnWanted(userId), listOwnWantedOffers(userId)]);
  const typed = words.map(({ _id, text, askedAt }) => ({
    ...{ _id: String(_id), kind: 'words' as const, text, names: {}, askedAt: askedAt.toISOString() },
  }));
  const all = [...typed, ...(await Promise.all(offers.map(toOwnOffer)))];
  return { data: all.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt)) };
};

/** Removes what the caller waits for; a guest shows the secret of the mail. */
export const withdrawWanted = async ({
  actor,
  params: { id },
  query: { secret },
}: {
  actor: Actor | null;
  params: { id: string };
  query: { secret?: string | undefined };
}): Promise<{ data: { _id: string } }> => {
  const [words, offer] = await Promise.all([findWanted(id), findWantedOffer(id)]);
  const isOwn = (row: { userId?: { toString: () => string } | undefined } | null): boolean =>
    row?.userId !== undefined && row.userId.toString() === actor?.userId;
  const mayWithdraw =
    isOwn(words) || isOwn(offer) || (offer?.email !== undefined && isWithdrawal(id, secret));
  if (!mayWithdraw) throw new AppError('not_found');
  await inTransaction(async (tx) => {
    if (words) await removeWanted(words._id, tx);
    if (offer) await removeWantedOffer(offer._id, tx);
  });
  return { data: { _id: id } };
};

const notify = ({ _id, userId, text }: WantedRecord): Promise<void> =>
  inTransaction(async (tx) => {
    // Gone if the account was deleted, or another server was faster.
    if (!(await removeWanted(_id, tx))) return;
    const content = { kind: 'wanted' as const, params: { text } };
    const href = publicPaths.searchWith(new URLSearchParams({ query: text }).toString());
    await writeOutbox({ kind: 'notification', payload: { userId: String(userId), content, href } }, tx);
  });

const PAGE_SIZE = 100;

/**
 * Notifies people whose words search understands by now, each once. Reads the lists instead of following their
 * changes, because there are many ways to change them: by form, by table, with a seed.
 */
export const notifyWanted = async (): Promise<void> => {
  const read = await loadReader();
  let rows: WantedRecord[] = [];
  do {
    rows = await listWanted(rows.at(-1)?._id ?? null, PAGE_SIZE);
    for (const row of rows) if (await isOfferedNow(read(row.text))) await notify(row);
  } while (rows.length === PAGE_SIZE);
  await notifyOpenedOffers();
};

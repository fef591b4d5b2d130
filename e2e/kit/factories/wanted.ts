import { notifyWanted } from '#lib/features/search/services/wanted-words.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, newObjectId, toObjectId } from '#models/connection.ts';
import { putWanted } from '#models/search/wanted-words.ts';
import { insertWantedOffer } from '#models/search/wanted-offers.ts';

/** Stores that a person waits for a city, and returns the row's id. */
export const makeWantedCity = async (userId: string): Promise<string> => {
  const city = {
    kind: 'city' as const,
    key: `goa/city ${String(newObjectId())}`,
    name: 'Panaji',
    state: 'Goa',
  };
  const owner = { owner: userId || 'guest@hunar.test', ...(userId && { userId: toObjectId(userId) }) };
  const row = await inTransaction((tx) => insertWantedOffer({ ...city, ...owner, askedAt: now() }, tx));
  return String(row._id);
};

/** Stores that this many people wait for the words. */
export const makeWantedWords = async (words: string, people: number): Promise<void> => {
  await inTransaction(async (tx) => {
    for (let at = 0; at < people; at += 1)
      await putWanted({ userId: String(newObjectId()), words, text: words, askedAt: now() }, tx);
  });
};

/** Does now what the scheduled task does: tells those who wait for what is offered. */
export const tellWaiting = (): Promise<void> => notifyWanted();

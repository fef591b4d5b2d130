import { now } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { addMissedWords, type MissedWordsRecord } from '#models/search/missed-words.ts';

/** Makes this many different people search for the words and find nothing. */
export const makeMissedWords = async (words: string, people: number): Promise<void> => {
  for (let person = 1; person <= people; person += 1)
    await addMissedWords({ words, language: 'en', city: null }, `person ${person}`, now());
};

/** The missed words as stored. */
export const missedRows = () => database().collection<MissedWordsRecord>('missedWords').find().toArray();

export const forgetMissedWords = async (): Promise<void> => {
  await database().collection('missedWords').deleteMany({});
};

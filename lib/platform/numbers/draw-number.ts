import { randomBytes } from 'node:crypto';
import { shortNumberOf } from './short-number.ts';
import { isDuplicateKey } from '#models/connection.ts';

const MOST_DRAWS = 5;

/** Stores something under a short number that nothing else has: `store` is tried again while its number is taken. */
export const drawNumber = async <Result>(
  store: (number: string) => Promise<Result>,
  draw = 1,
): Promise<Result> => {
  try {
    return await store(shortNumberOf(randomBytes(5)));
  } catch (error) {
    if (!isDuplicateKey(error) || draw === MOST_DRAWS) throw error;
    return drawNumber(store, draw + 1);
  }
};

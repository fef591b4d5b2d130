import { randomBytes } from 'node:crypto';
import { toShortNumber } from './short-number.ts';
import { isDuplicateKey } from '#models/connection.ts';

const MAX_ATTEMPTS = 5;

/** Stores a record under a random short number, retrying while the number is taken. */
export const drawNumber = async <Result>(
  store: (number: string) => Promise<Result>,
  draw = 1,
): Promise<Result> => {
  try {
    return await store(toShortNumber(randomBytes(5)));
  } catch (error) {
    if (!isDuplicateKey(error) || draw === MAX_ATTEMPTS) throw error;
    return drawNumber(store, draw + 1);
  }
};

import { randomBytes } from 'node:crypto';
import { toShortNumber } from './short-number.ts';
import { isDuplicateKey } from '#models/connection.ts';

const MAX_ATTEMPTS = 5;
/** With ten million bookings, more than half of the numbers of five characters are taken. */
const SHORT_ATTEMPTS = 3;

/** Stores a record under a random short number, retrying while the number is taken; at last with one more character. */
export const drawNumber = async <Result>(
  store: (number: string) => Promise<Result>,
  draw = 1,
): Promise<Result> => {
  const length = draw > SHORT_ATTEMPTS ? 6 : 5;
  try {
    return await store(toShortNumber(randomBytes(length), length));
  } catch (error) {
    if (!isDuplicateKey(error) || draw === MAX_ATTEMPTS) throw error;
    return drawNumber(store, draw + 1);
  }
};

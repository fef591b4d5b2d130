/** The message of the search call; screens word the number in the reader's language themselves. */
export const workersFound = { one: '{count} worker found', other: '{count} workers found' };

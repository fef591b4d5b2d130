import { createHash, randomInt } from 'node:crypto';

const PREFIX = 'hnr_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// 178 bits.
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;

const shape = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

// Lets scanners of repositories tell a key from a random text without asking us.
const checksumFor = (random: string): string => {
  let rest = digest(random).readUInt32BE(0);
  let text = '';
  for (let at = 0; at < CHECKSUM_LENGTH; at += 1) {
    text = (ALPHABET[rest % ALPHABET.length] ?? '') + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
};

export const makeApiKey = (): string => {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return PREFIX + random + checksumFor(random);
};

/** Whether a bearer token claims to be an API key. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith(PREFIX);

/** Whether a text has the shape and the checksum of an API key. */
export const isApiKey = (token: string): boolean => {
  const random = token.slice(PREFIX.length, PREFIX.length + RANDOM_LENGTH);
  return shape.test(token) && token.endsWith(checksumFor(random));
};

/** The stored form. A plain hash is enough: no one can try all random keys. */
export const hashApiKey = (key: string): string => digest(key).toString('hex');

const ENDING_LENGTH = 4;

/** The end of a key, by which its owner recognises it. */
export const toKeyEnding = (key: string): string => key.slice(-ENDING_LENGTH);

import { now } from '#lib/platform/time/clock.ts';
import { seal } from '#lib/features/accounts/auth/seal.ts';
import { codeOf, findStep, makeTotpKey, stepOf } from '#lib/features/accounts/rules/totp-codes.ts';
import { confirmTotp, removeTotp, startTotp } from '#models/accounts/totp.ts';
import { inTransaction } from '#models/connection.ts';

/** Gives somebody an authenticator app that was confirmed a minute ago, and answers its key. */
export const turnOnTotp = async (userId: string): Promise<Buffer> => {
  const key = makeTotpKey();
  const sealedKey = seal(key, userId);
  await startTotp({ userId, sealedKey });
  const step = stepOf(now()) - 2;
  await confirmTotp({ userId, sealedKey, step, recoveryHashes: [], at: now() });
  return key;
};

/** What the app shows now. */
export const nextCode = (key: Uint8Array): string => codeOf(key, stepOf(now()));

/** A code that the app neither shows now nor shows soon. */
export const wrongCode = (key: Uint8Array): string => {
  const guesses = ['000000', '111111', '222222', '333333'];
  return guesses.find((code) => findStep({ key, code, at: now() }) === null) ?? '444444';
};

/** Takes somebody's authenticator app away, as if there had never been one. */
export const turnOffTotp = (userId: string): Promise<void> => inTransaction((tx) => removeTotp(userId, tx));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The key that an authenticator app makes of what is typed into it (base32). */
export const fromLetters = (text: string): Buffer => {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

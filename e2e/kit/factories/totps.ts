import { now } from '#lib/platform/time/clock.ts';
import { seal } from '#lib/features/accounts/auth/seal.ts';
import { computeCode, findStep, makeTotpKey, toTimeStep } from '#lib/features/accounts/rules/totp-codes.ts';
import { confirmTotp, removeTotp, startTotp } from '#models/accounts/totp.ts';
import { inTransaction } from '#models/connection.ts';

/** Gives a person an authenticator confirmed a minute ago; returns its key. */
export const turnOnTotp = async (userId: string): Promise<Buffer> => {
  const key = makeTotpKey();
  const sealedKey = seal(key, userId);
  await startTotp({ userId, sealedKey });
  const step = toTimeStep(now()) - 2;
  await confirmTotp({ userId, sealedKey, step, recoveryHashes: [], at: now() });
  return key;
};

/** The app's current code. */
export const nextCode = (key: Uint8Array): string => computeCode(key, toTimeStep(now()));

/** A code the app shows neither now nor soon. */
export const wrongCode = (key: Uint8Array): string => {
  const guesses = ['000000', '111111', '222222', '333333'];
  return guesses.find((code) => findStep({ key, code, at: now() }) === null) ?? '444444';
};

/** Removes a person's authenticator without a trace. */
export const turnOffTotp = (userId: string): Promise<void> => inTransaction((tx) => removeTotp(userId, tx));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes the base32 key typed into an authenticator. */
export const fromLetters = (text: string): Buffer => {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

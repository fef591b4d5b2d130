import { createHmac, randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const KEY_BYTES = 20;

/** Bytes in the letters that people and apps can type (base32). */
export const toLetters = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[parseInt(five.padEnd(5, '0'), 2)]).join('');
};

export const makeTotpKey = (): Buffer => randomBytes(KEY_BYTES);

/** The thirty seconds that an instant lies in. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** The six digits of a step (RFC 6238 with SHA-1, which every app speaks). */
export const codeOf = (key: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const value = (mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(value).padStart(6, '0');
};

/** The step that a code is of, now or half a minute off, as clocks differ; null when it is of none. */
export const findStep = ({ key, code, at }: { key: Uint8Array; code: string; at: Date }): number | null => {
  const now = stepOf(at);
  return [now, now - 1, now + 1].find((step) => codeOf(key, step) === code) ?? null;
};

const RECOVERY_CODES = 10;

/** Codes for the day on which the phone is gone: `ABCDE-FGH23`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = toLetters(randomBytes(7)).slice(0, 10);
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });

/** A code as it is compared: without the spaces and dashes that people type. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

import { createHmac, randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const KEY_BYTES = 20;

/** Encodes bytes as base32, which people and apps can type. */
export const toLetters = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[parseInt(five.padEnd(5, '0'), 2)]).join('');
};

export const makeTotpKey = (): Buffer => randomBytes(KEY_BYTES);

export const toTimeStep = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** Returns the six digits of a time step (RFC 6238 with SHA-1, which every app supports). */
export const computeCode = (key: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const value = (mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(value).padStart(6, '0');
};

/** Returns the time step of a code, allowing 30 seconds of clock drift, or null. */
export const findStep = ({ key, code, at }: { key: Uint8Array; code: string; at: Date }): number | null => {
  const now = toTimeStep(at);
  return [now, now - 1, now + 1].find((step) => computeCode(key, step) === code) ?? null;
};

const RECOVERY_CODES = 10;

/** Returns recovery codes such as `ABCDE-FGH23`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = toLetters(randomBytes(7)).slice(0, 10);
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });

export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

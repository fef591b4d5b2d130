import { timingSafeEqual } from 'node:crypto';
import { toKeyedHash } from './seal.ts';

const ID_BYTES = 12;
const NUMBER_BYTES = 4;
const MARK_BYTES = 16;

interface MarkedRow {
  /** The row's id. */
  id: string;
  /** What makes a new token for the same row, such as a time in seconds. */
  number: number;
  /** What the token is for; another purpose has another mark. */
  purpose: string;
}

/**
 * Makes a token of 43 letters that names a row and ends in 128 bits that only this server can compute. Nothing is
 * stored, so a copy of the database opens no page.
 */
export const toMarkedToken = ({ id, number, purpose }: MarkedRow): string => {
  const counted = Buffer.alloc(NUMBER_BYTES);
  counted.writeUInt32BE(number);
  const mark = Buffer.from(toKeyedHash(`${purpose} at ${counted.toString('hex')}`), 'base64url');
  return Buffer.concat([Buffer.from(id, 'hex'), counted, mark.subarray(0, MARK_BYTES)]).toString('base64url');
};

/** Reads what a token names; null if it is too long or short. Compare the mark before believing it. */
export const readMarkedToken = (token: string): Pick<MarkedRow, 'id' | 'number'> | null => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + NUMBER_BYTES + MARK_BYTES) return null;
  return { id: bytes.subarray(0, ID_BYTES).toString('hex'), number: bytes.readUInt32BE(ID_BYTES) };
};

/** Whether a token is the one of this row, number and purpose, to the letter. */
export const isMarkedToken = (token: string, row: MarkedRow): boolean => {
  const made = toMarkedToken(row);
  return token.length === made.length && timingSafeEqual(Buffer.from(token), Buffer.from(made));
};

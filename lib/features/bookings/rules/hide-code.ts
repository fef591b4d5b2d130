import { plainDigits } from '#lib/platform/contract/digits.ts';
import { DOOR_CODE_DIGITS } from './door-code.ts';

// Prices with commas, times, and mobile numbers as people group them.
const ordinary = new RegExp(
  [
    String.raw`(?<![\d,])\d{1,3}(?:,\d{2,3})*,\d{3}(?!,?\d)`,
    String.raw`(?<!\d)\d{1,2}:\d{2}(?!\d)`,
    String.raw`(?<!\d)[6-9](?:\d{4}[ -]?\d{5}|\d{2}[ -]\d{3}[ -]\d{4}|\d{3}[ -]\d{3}[ -]\d{3})(?!\d)`,
  ].join('|'),
  'g',
);

const more = DOOR_CODE_DIGITS - 1;
// A code on its own: '1234', '12 34' or digit by digit, as in '1/2/3/4'. The lookahead finds those that overlap, too:
// '12 12 34' has two.
const codes = new RegExp(
  String.raw`(?<!\d)(?=(\d(?:[\s.,-]{0,4}\d){${more}}|\d(?:[^\p{L}\p{N}]{1,4}\d){${more}})(?!\d))`,
  'gu',
);

interface Found {
  readonly code: string;
  readonly index: number;
  readonly length: number;
}

const search = (text: string): Found[] => {
  // Every digit has one place in both texts; a letter ends a code.
  const plain = plainDigits(text).replace(ordinary, (number) => 'x'.repeat(number.length));
  return [...plain.matchAll(codes)].map(({ 1: typed = '', index }) => ({
    code: typed.replace(/\D/g, ''),
    index,
    length: typed.length,
  }));
};

/** Returns what may be door codes in a text. */
export const findCodes = (text: string): string[] => search(text).map(({ code }) => code);

/** Replaces these door codes in a text by dots. */
export const hideCodes = (text: string, hidden: readonly string[]): string => {
  let shown = text;
  for (const { code, index, length } of search(text))
    if (hidden.includes(code))
      shown = shown.slice(0, index) + '•'.repeat(length) + shown.slice(index + length);
  return shown;
};

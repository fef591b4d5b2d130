import { plainDigits } from '#lib/platform/contract/digits.ts';
import { DOOR_CODE_DIGITS } from './door-code.ts';

// A code on its own, in any script, also typed with gaps: '1234', '1-2-3-4'.
const codes = new RegExp(`(?<!\\d)\\d(?:[ .-]?\\d){${DOOR_CODE_DIGITS - 1}}(?!\\d)`, 'g');

const toCode = (typed: string): string => typed.replace(/\D/g, '');

/** Returns what may be door codes in a text. */
export const findCodes = (text: string): string[] => (plainDigits(text).match(codes) ?? []).map(toCode);

/** Replaces these door codes in a text by dots. */
export const hideCodes = (text: string, hidden: readonly string[]): string => {
  let shown = text;
  // Every digit has one place in both texts.
  for (const { 0: typed, index } of plainDigits(text).matchAll(codes))
    if (hidden.includes(toCode(typed)))
      shown = shown.slice(0, index) + '•'.repeat(typed.length) + shown.slice(index + typed.length);
  return shown;
};

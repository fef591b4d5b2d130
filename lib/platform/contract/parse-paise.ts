import { plainDigits } from './digits.ts';

/** Converts typed rupees. Fractions of a paisa and text that is no number are left for the contract to reject. */
export const parsePaise = (typed: string): number => Number((Number(plainDigits(typed)) * 100).toFixed(4));

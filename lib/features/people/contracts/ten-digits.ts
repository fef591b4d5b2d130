import { plainDigits } from '#lib/platform/contract/digits.ts';

/** Reduces an Indian phone number to its ten digits, however it was typed; other texts lose only spacing. */
export const toTenDigits = (value: string): string => {
  const digits = plainDigits(value).replace(/[\s().-]/g, '');
  return digits.replace(/^(\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
};

/** Whether ten digits are in the Indian mobile ranges. */
export const isMobile = (digits: string): boolean => /^[6-9]\d{9}$/.test(digits);

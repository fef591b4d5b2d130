export type CardBrand = 'visa' | 'mastercard' | 'rupay' | 'amex';

const numberBetween = (digits: string, letters: number, low: number, high: number): boolean => {
  const start = Number(digits.slice(0, letters));
  return digits.length >= letters && start >= low && start <= high;
};

/** The card brand by its first digits; null for others. */
export const cardBrandFrom = (digits: string): CardBrand | null => {
  if (digits.startsWith('4')) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(60|65|81|82|508|353|356)/.test(digits)) return 'rupay';
  const isMastercard = numberBetween(digits, 2, 51, 55) || numberBetween(digits, 4, 2221, 2720);
  return isMastercard ? 'mastercard' : null;
};

const weighDigit = (digit: number, fromEnd: number): number => {
  if (fromEnd % 2 === 0) return digit;
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
};

/** Checks the last digit (Luhn), which catches every single wrong digit. */
export const passesLuhn = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + weighDigit(Number(digit), at), 0);
  return sum % 10 === 0;
};

import { plainDigits } from '#lib/platform/contract/digits.ts';

/**
 * Hunar keeps no copy of an Aadhaar card or number. The last of its twelve digits is a checksum (Verhoeff), so only
 * one in ten other twelve-digit numbers is rejected by mistake.
 */

const LENGTH = 12;

const combine = (a: number, b: number): number => {
  const turned = ((((a % 5) + (a < 5 ? b : -b)) % 5) + 5) % 5;
  return a < 5 === b < 5 ? turned : turned + 5;
};

const turns = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
].map((row) => [...row].map(Number));

const passesVerhoeff = (digits: string): boolean => {
  const backwards = [...digits].toReversed().map(Number);
  return backwards.reduce((sum, digit, place) => combine(sum, turns[place % 8]?.[digit] ?? 0), 0) === 0;
};

// Cameras name pictures by date and time.
const isMinute = (digits: string): boolean =>
  /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d$/.test(digits);

const isAadhaarNumber = (digits: string): boolean =>
  digits.length === LENGTH && /^[2-9]/.test(digits) && !isMinute(digits) && passesVerhoeff(digits);

// Combines adjacent digit groups, such as 4 + 4 + 4, into the numbers they may form.
const readings = (groups: readonly string[]): string[] =>
  groups.flatMap((_, from) =>
    groups.slice(from, from + LENGTH).map((__, more) => groups.slice(from, from + more + 1).join('')),
  );

// A phone number with country code also has twelve digits.
const phone = /\+\s*91[\s-]*(?:\d[\s-]*){10}(?!\d)/g;
const row = /\d(?:[\s\p{Cf}\p{Pd}._/]{0,3}\d)*/gu;

/** Returns whether a text contains an Aadhaar number, in any script's digits and any spacing. */
export const containsAadhaarNumber = (text: string): boolean => {
  const rows = plainDigits(text.normalize('NFKC')).replaceAll(phone, ' x ').match(row) ?? [];
  return rows.some((digits) => readings(digits.split(/\D+/)).some(isAadhaarNumber));
};

const names = [
  /(?<!\p{L})a+dh?a+a*r(?=\P{L}|c|n|_|$)/u,
  /(?<!\p{L})uidai/u,
  // The word alone can also mean "basis".
  /आधार[\s_.-]*(?:कार्ड|नंबर|नम्बर|संख्या|\p{Nd}|jpe?g|png|webp|heic|$)/u,
  /ಆಧಾರ್/u,
  /ஆதார்/u,
  /ఆధార్/u,
];

/** Returns whether a text names an Aadhaar card or contains its number. */
export const namesAadhaar = (text: string): boolean => {
  const folded = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  return containsAadhaarNumber(text) || names.some((name) => name.test(folded));
};

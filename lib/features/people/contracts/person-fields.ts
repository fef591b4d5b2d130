import { z } from 'zod';
import type { FieldCode } from '#lib/platform/contract/error-codes.ts';
import { checkPublicName } from './honest-text.ts';
import { isMobile, toTenDigits } from './ten-digits.ts';
import { isPlainText, name, plainTextPattern } from '#lib/platform/contract/fields.ts';

// Letters of other alphabets that look Latin: the common ones, so that forms can warn at once. The server checks
// Unicode's full list (require-honest-person.ts), which is too large for a page.
const lookAlikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  т: 't',
  н: 'h',
  к: 'k',
  м: 'm',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  υ: 'u',
  τ: 't',
  ν: 'n',
  η: 'n',
  κ: 'k',
  ι: 'i',
  0: 'o',
  1: 'l',
  3: 'e',
  5: 's',
  $: 's',
  '@': 'a',
};

const telling = new Set([
  'hunar',
  'support',
  'helpline',
  'helpdesk',
  'admin',
  'administrator',
  'हुनर',
  'सपोर्ट',
  'हेल्पलाइन',
]);
const filler = new Set([
  'team',
  'customer',
  'care',
  'help',
  'desk',
  'official',
  'service',
  'services',
  'app',
  'the',
  ...['pay', 'payment', 'payments', 'refund', 'refunds', 'wallet', 'billing', 'bank', 'upi', 'kyc'],
  ...['account', 'accounts', 'security', 'safety', 'trust', 'verification', 'verified', 'verify'],
  ...[
    'india',
    'private',
    'limited',
    'pvt',
    'ltd',
    'inc',
    'company',
    'office',
    'hq',
    'bot',
    'offers',
    'rewards',
  ],
  ...['पेमेंट', 'भुगतान', 'रिफंड', 'वॉलेट', 'ऑफिशियल'],
  'टीम',
  'कस्टमर',
  'केयर',
  'सेवा',
]);

const fold = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, ''),
  ]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('');

const lettersIn = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '');

const isCustomerCare = (words: readonly string[]): boolean =>
  /^customer(care|help|service|support)/.test(words.join(''));

/** Normalizes a name for comparing look-alikes. */
type Fold = (text: string) => string;

const imitates = (
  words: readonly string[],
  known: { telling: ReadonlySet<string>; filler: ReadonlySet<string> },
): boolean => {
  if (known.telling.has(words.join('')) || isCustomerCare(words)) return true;
  const isTelling = (word: string): boolean => known.telling.has(word);
  return words.some(isTelling) && words.every((word) => isTelling(word) || known.filler.has(word));
};

/** Returns whether a name pretends to be the product or its support. A person called Hunar Singh may well exist. */
export const isReservedName = (name: string, foldName: Fold = fold): boolean => {
  const folded = (words: ReadonlySet<string>) => new Set([...words].map((word) => foldName(word)));
  const known = { telling: folded(telling), filler: folded(filler) };
  // Punctuation separates words as in 'Hunar-Payments', or single letters as in 'S.U.P.P.O.R.T'.
  return [/\s+/, /[^\p{L}\p{M}]+/u].some((border) => {
    const words = foldName(name).split(border).map(lettersIn).filter(Boolean);
    return imitates(words, known);
  });
};

const joiner = /(?<=[्্੍્୍்్್്])[\u200c\u200d]/gu;
// Invisible characters, and the Braille blank.
const unseen = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Zl}\p{Zp}\u2800]/u;

/** Returns whether a text contains invisible characters. */
const hasInvisibleLetters = (text: string): boolean => unseen.test(text.replace(joiner, ''));

/** Returns the error code of a person's name. Mails and lists show names, so none may pose as us or contain links. */
export const checkName = (value: string): FieldCode | null => {
  if (isReservedName(value)) return 'name_reserved';
  const fault = checkPublicName(value);
  if (fault === 'name_web_address' || fault === 'name_phone') return fault;
  return hasInvisibleLetters(value) || !/\p{L}/u.test(value) ? 'invalid_text' : fault;
};

export const personName = name({
  min: 2,
  max: 50,
  tooShort: 'name_too_short',
  tooLong: 'name_too_long',
  refuses: checkName,
});

/** An Indian phone number, stored as its ten digits however it was typed. */
export const phone = z
  .string({ error: 'phone_ten_digits' })
  .max(25, 'phone_ten_digits')
  .overwrite(toTenDigits)
  .regex(/^\d{10}$/, 'phone_ten_digits')
  .meta({ pattern: '^\\d{10}$' });

/** A number that can get an SMS: only Indian mobile ranges, so that no one can make us pay for calls abroad. */
export const mobilePhone = z
  .string({ error: 'phone_mobile' })
  .max(25, 'phone_mobile')
  .overwrite(toTenDigits)
  .regex(/^[6-9]\d{9}$/, 'phone_mobile')
  .meta({ pattern: '^[6-9]\\d{9}$' });

// Linear on purpose; a confirmation mail proves ownership, not a pattern.
const emailPattern = /^[^\s@,;<>()"\\]{1,64}@[^\s@.,;<>()"\\]+(\.[^\s@.,;<>()"\\]+)+$/;

/** An email address, normalized for storing and comparing; forms can choose the error codes. */
export const email = (missing: FieldCode = 'email_include', malformed: FieldCode = 'email_invalid') =>
  z
    .string({ error: missing })
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .min(1, { error: missing, abort: true })
    .max(100, 'email_too_long')
    .regex(emailPattern, malformed)
    .refine((address) => !hasInvisibleLetters(address), malformed)
    .meta({ format: 'email', pattern: undefined });

/** What names an account at sign-in: an email address, or ten digits of a proved number. */
export const loginName = z
  .string({ error: 'email_include' })
  .max(200, 'email_too_long')
  .overwrite((value) =>
    isMobile(toTenDigits(value)) ? toTenDigits(value) : value.normalize('NFKC').trim().toLowerCase(),
  )
  .min(1, { error: 'email_include', abort: true })
  .max(100, 'email_too_long')
  .refine((value) => isMobile(value) || emailPattern.test(value), 'email_invalid')
  .refine((value) => !hasInvisibleLetters(value), 'email_invalid');

const countLetters = (value: string): number => [...value].length;

/** A new password: 6 to 30 characters of any script, taken as typed. */
export const password = z
  .string({ error: 'required' })
  .refine((value) => countLetters(value) >= 6, 'password_too_short')
  .refine((value) => countLetters(value) <= 30, 'password_too_long')
  .refine(isPlainText, 'invalid_text')
  .meta({ minLength: 6, maxLength: 30, pattern: plainTextPattern });

import { z } from 'zod';
import type { FieldCode } from '#lib/platform/contract/error-codes.ts';
import { isPlainText, name, plainTextPattern } from '#lib/platform/contract/fields.ts';

// Letters of other alphabets that look like Latin ones, as used to fake a known name.
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

const squeeze = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '');

const isCustomerCare = (words: readonly string[]): boolean =>
  /^customer(care|help|service|support)/.test(words.join(''));

/** Whether a name pretends to be the product or its support. A person called Hunar Singh may well exist. */
const isReservedName = (name: string): boolean => {
  const words = fold(name).split(/\s+/).map(squeeze).filter(Boolean);
  const joined = squeeze(words.join(''));
  if (telling.has(joined) || isCustomerCare(words)) return true;
  return (
    words.some((word) => telling.has(word)) && words.every((word) => telling.has(word) || filler.has(word))
  );
};

// Zones that mail programs and chats turn into links by themselves. Initials such as 'K.R.Narayanan' stay names.
const zones =
  'com|net|org|in|co|io|info|biz|me|link|links|site|website|online|xyz|app|dev|shop|store|club|live|top|page|click|' +
  'ly|gl|gd|to|cc|tk|ru|cn|uk|us|ai|tech|vip|win|work|help|support|care|pro|ws|भारत|भारतम्|ಭಾರತ|இந்தியா|భారత్';

const nameInZone = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}-]{2})\\.(${zones})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const shortNameInZone = /(?<![\p{L}\p{N}])[tx]\.(me|co|com)(?![\p{L}\p{N}])/u;
const spelledOut = /:\/\/|www\.|[^\s@]@[^\s@]/u;

/** Whether a text holds what mail programs would show as a link or an address; stretched and invisible signs count as what they are. */
const holdsWebAddress = (text: string): boolean => {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。․]/g, '.')
    .toLowerCase();
  return [nameInZone, shortNameInZone, spelledOut].some((pattern) => pattern.test(plain));
};

// Mails and lists carry names: none may pose as us or lead anywhere.
const faultOfName = (value: string): FieldCode | null => {
  if (holdsWebAddress(value)) return 'name_web_address';
  return isReservedName(value) ? 'name_reserved' : null;
};

/** A person's name. */
export const personName = name({
  min: 2,
  max: 50,
  tooShort: 'name_too_short',
  tooLong: 'name_too_long',
  refuses: faultOfName,
});

const tenDigits = (value: string): string => {
  const digits = value.replace(/[\s().-]/g, '');
  return digits.replace(/^(\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
};

/** An Indian phone number, kept as its ten digits however it was typed. */
export const phone = z
  .string({ error: 'phone_ten_digits' })
  .max(25, 'phone_ten_digits')
  .overwrite(tenDigits)
  .regex(/^\d{10}$/, 'phone_ten_digits')
  .meta({ pattern: '^\\d{10}$' });

// Linear on purpose; who owns the address is proved by mail, not by a pattern.
const emailPattern = /^[^\s@,;<>()"\\]{1,64}@[^\s@.,;<>()"\\]+(\.[^\s@.,;<>()"\\]+)+$/;

/** An e-mail address in the one spelling that is stored and compared. */
export const email = (missing: FieldCode = 'email_include') =>
  z
    .string({ error: missing })
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .min(1, missing)
    .max(100, 'email_too_long')
    .regex(emailPattern, 'email_invalid')
    .meta({ format: 'email', pattern: undefined });

const lettersOf = (value: string): number => [...value].length;

/** A new password: 6 to 30 letters of any script, taken as typed. */
export const password = z
  .string({ error: 'required' })
  .refine((value) => lettersOf(value) >= 6, 'password_too_short')
  .refine((value) => lettersOf(value) <= 30, 'password_too_long')
  .refine(isPlainText, 'invalid_text')
  .meta({ minLength: 6, maxLength: 30, pattern: plainTextPattern });

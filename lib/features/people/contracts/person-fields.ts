import { z } from 'zod';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import type { FieldCode } from '#lib/platform/contract/error-codes.ts';
import { isPlainText, name, plainTextPattern } from '#lib/platform/contract/fields.ts';

// Letters of other alphabets that look like Latin ones, as used to fake a known name: the usual ones, so that a form says
// it at once. The server asks all of Unicode's list (require-honest-person.ts), which is too heavy for a page.
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

/** A name in the one form in which look-alikes are compared. */
type Fold = (text: string) => string;

interface Known {
  telling: ReadonlySet<string>;
  filler: ReadonlySet<string>;
}

const poses = (words: readonly string[], known: Known): boolean => {
  if (known.telling.has(words.join('')) || isCustomerCare(words)) return true;
  const isTelling = (word: string): boolean => known.telling.has(word);
  return words.some(isTelling) && words.every((word) => isTelling(word) || known.filler.has(word));
};

/** Whether a name pretends to be the product or its support. A person called Hunar Singh may well exist. */
export const isReservedName = (name: string, foldName: Fold = fold): boolean => {
  const folded = (words: ReadonlySet<string>) => new Set([...words].map((word) => foldName(word)));
  const known = { telling: folded(telling), filler: folded(filler) };
  // Signs part words as in 'Hunar-Payments', or stand between the letters of one as in 'S.U.P.P.O.R.T'.
  return [/\s+/, /[^\p{L}\p{M}]+/u].some((border) => {
    const words = foldName(name).split(border).map(lettersIn).filter(Boolean);
    return poses(words, known);
  });
};

// Joiners belong to Indian scripts, but only where they follow the sign that takes a letter's vowel away (RFC 5892).
const joiner = /(?<=[्্੍્୍்్್്])[\u200c\u200d]/gu;
// Letters that show as nothing, and the blank of Braille.
const unseen = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Zl}\p{Zp}\u2800]/u;

/** Whether a text holds letters that nobody sees. */
const holdsUnseen = (text: string): boolean => unseen.test(text.replace(joiner, ''));

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
  if (isReservedName(value)) return 'name_reserved';
  return holdsUnseen(value) || !/\p{L}/u.test(value) ? 'invalid_text' : null;
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
  const digits = plainDigits(value).replace(/[\s().-]/g, '');
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

/** An e-mail address in the one spelling that is stored and compared; forms word what is missing or malformed. */
export const email = (missing: FieldCode = 'email_include', malformed: FieldCode = 'email_invalid') =>
  z
    .string({ error: missing })
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .min(1, { error: missing, abort: true })
    .max(100, 'email_too_long')
    .regex(emailPattern, malformed)
    .refine((address) => !holdsUnseen(address), malformed)
    .meta({ format: 'email', pattern: undefined });

const lettersOf = (value: string): number => [...value].length;

/** A new password: 6 to 30 letters of any script, taken as typed. */
export const password = z
  .string({ error: 'required' })
  .refine((value) => lettersOf(value) >= 6, 'password_too_short')
  .refine((value) => lettersOf(value) <= 30, 'password_too_long')
  .refine(isPlainText, 'invalid_text')
  .meta({ minLength: 6, maxLength: 30, pattern: plainTextPattern });

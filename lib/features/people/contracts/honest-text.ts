import { plainDigits } from '#lib/platform/contract/digits.ts';
import type { FieldCode } from '#lib/platform/contract/error-codes.ts';

// Normalizes stretched, rotated and invisible characters to lower case.
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[。․]/g, '.')
    .toLowerCase();

// Top-level domains that mail and chat apps turn into links. Initials such as 'K.R.Narayanan' stay names.
const zones =
  'com|net|org|in|co|io|info|biz|me|link|links|site|website|online|xyz|app|dev|shop|store|club|live|top|page|click|' +
  'ly|gl|gd|to|cc|tk|ru|cn|uk|us|ai|tech|vip|win|work|help|support|care|pro|ws|zip|mov|money|cash|loan|pay|' +
  'भारत|भारतम्|ಭಾರತ|இந்தியா|భారత్';
// Sentences often lack a space after a full stop, so in texts only zones that are not words count.
const rareZones = 'com|net|org|io|info|biz|xyz|website|ly|gl|gd|cc|tk|ru|cn|ws|co\\.in|org\\.in';

const endOfZone = '(?![\\p{L}\\p{M}\\p{N}])';
const nameInZone = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}-]{2})\\.(${zones})${endOfZone}`, 'u');
const nameInRareZone = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}-]{2})\\.(${rareZones})${endOfZone}`, 'u');
const shortNameInZone = /(?<![\p{L}\p{N}])([tx]\.(me|co|com)|wa\.me|fb\.me)(?![\p{L}\p{N}])/u;
const spelledOut =
  /:\/\/|www\.|[^\s@]@[^\s@]|(?<!\d[\d.]*)\d{1,3}(\.\d{1,3}){3}(?![\d.]*\d)|[\s([{]dot[\s)\]}]+(com|in|net|org)\b/u;

// Titles and short names that people join to the next word with a dot.
const shortened =
  'dr|mr|mrs|ms|md|mohd|mohammed|smt|shri|sri|sh|km|kum|st|er|adv|ca|prof|jr|sr|bro|co|pvt|ltd';
const joined = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])(?!(${shortened})\\.)[\\p{L}\\p{M}\\p{N}-]{2,}\\.[\\p{L}\\p{M}]{2,}`,
  'u',
);

/** Returns whether a name contains anything that an app may show as a link: two words joined by a dot are enough. */
const containsAddress = (name: string): boolean => {
  const plain = normalize(name);
  const isHandle = /(^|\s)@/.test(plain);
  return isHandle || [nameInZone, shortNameInZone, spelledOut, joined].some((one) => one.test(plain));
};

// Digit words from zero to nine in English, Hindi (both scripts), Kannada, Tamil and Telugu ('sat' is left out: it
// means Saturday).
const digitWords: readonly (readonly string[])[] = [
  ['zero', 'oh', 'shunya', 'शून्य', 'ಸೊನ್ನೆ', 'பூஜ்ஜியம்', 'సున్నా'],
  ['one', 'ek', 'एक', 'ಒಂದು', 'ஒன்று', 'ఒకటి'],
  ['two', 'do', 'दो', 'ಎರಡು', 'இரண்டு', 'రెండు'],
  ['three', 'teen', 'तीन', 'ಮೂರು', 'மூன்று', 'మూడు'],
  ['four', 'char', 'chaar', 'चार', 'ನಾಲ್ಕು', 'நான்கு', 'నాలుగు'],
  ['five', 'panch', 'paanch', 'पांच', 'पाँच', 'ಐದು', 'ஐந்து', 'ఐదు'],
  ['six', 'che', 'chhe', 'chah', 'छह', 'छः', 'ಆರು', 'ஆறு', 'ఆరు'],
  ['seven', 'saat', 'सात', 'ಏಳು', 'ஏழு', 'ఏడు'],
  ['eight', 'ath', 'aath', 'आठ', 'ಎಂಟು', 'எட்டு', 'ఎనిమిది'],
  ['nine', 'nau', 'नौ', 'ಒಂಬತ್ತು', 'ஒன்பது', 'తొమ్మిది'],
];
const digitByWord = new Map(digitWords.flatMap((words, digit) => words.map((word) => [word, String(digit)])));

const repeated = /\b(double|triple)[\s-]+(\d)/g;

/** Replaces every spelling of a digit, including letters that stand for one between digits. */
const withDigits = (text: string): string =>
  plainDigits(normalize(text))
    .replace(/[\p{L}\p{M}]+/gu, (word) => digitByWord.get(word) ?? word)
    .replace(repeated, (_all, times, digit: string) => digit.repeat(times === 'double' ? 2 : 3))
    .replace(/(?<=\d[\s.-]?)o|o(?=[\s.-]?\d)/g, '0')
    .replace(/(?<=\d[\s.-]?)[li|]|[li|](?=[\s.-]?\d)/g, '1');

const MAX_NAME_DIGITS = 5;

const holdsManyDigits = (name: string): boolean =>
  (withDigits(name).match(/[\p{Nd}\p{No}]/gu) ?? []).length > MAX_NAME_DIGITS;

// Mobile numbers with or without the country code, landlines and toll-free numbers.
const phoneNumber = /^((0*91|0)?[6-9]\d{9}|0[1-8]\d{9}|1800\d{6,7})$/;
const MAX_PHONE_DIGITS = 14;

// Groups of digits with punctuation but no words between them.
const groupsInRow = /\d+(?:[^\p{L}\p{M}\d]{1,4}\d+)*/gu;

// Amounts of money in a row that could look like a number.
const isMoney = (groups: readonly string[]): boolean =>
  groups.length > 1 && groups.every((one) => /00$/.test(one));

const holdsPhoneIn = (groups: readonly string[]): boolean =>
  groups.some((_first, from) => {
    let digits = '';
    for (const [place, group] of groups.entries()) {
      if (place < from) continue;
      digits += group;
      if (digits.length > MAX_PHONE_DIGITS) return false;
      if (phoneNumber.test(digits) && !isMoney(groups.slice(from, place + 1))) return true;
    }
    return false;
  });

const holdsPhone = (text: string): boolean =>
  (withDigits(text).match(groupsInRow) ?? []).some((row) => holdsPhoneIn(row.match(/\d+/g) ?? []));

const scripts = (
  'Latin Greek Cyrillic Armenian Georgian Cherokee Coptic Hebrew Arabic Thai Han Hangul Hiragana Katakana ' +
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala'
)
  .split(' ')
  .map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

const mixesScripts = (word: string): boolean => scripts.filter((script) => script.test(word)).length > 1;

// Latin letters used in names; phonetic signs and small capitals only imitate them.
const ownLetters = /^[a-zßæœøđðþłŋħıə]$/i;
const isStrange = (letter: string): boolean =>
  /\p{Script=Latin}/u.test(letter) && !ownLetters.test([...letter.normalize('NFD')][0] ?? '');

// Combining marks of Latin, Greek and Cyrillic letters: no language puts more than two on one letter.
const mark = '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
const heaped = new RegExp(`${mark}{3}|[\\u0334-\\u0338]|\\p{Me}|\\p{M}{5}`, 'u');

/** Returns whether a name imitates letters with another alphabet or buries them under marks. */
const hasFakeLetters = (name: string): boolean => {
  const plain = name.normalize('NFKC');
  const words = plain.split(/[^\p{L}\p{M}]+/u);
  return words.some(mixesScripts) || [...plain].some(isStrange) || heaped.test(plain.normalize('NFD'));
};

/** Returns the error code of a public name that leads somewhere, can be called, or imitates another. */
export const checkPublicName = (name: string): FieldCode | null => {
  if (containsAddress(name)) return 'name_web_address';
  if (holdsManyDigits(name)) return 'name_phone';
  return hasFakeLetters(name) ? 'name_letters' : null;
};

/** Returns the error code of a public text that gives a contact past the limit on phone numbers. */
export const checkPublicText = (text: string): FieldCode | null => {
  const plain = normalize(text);
  const leads = [nameInRareZone, shortNameInZone, spelledOut].some((one) => one.test(plain));
  return leads || holdsPhone(text) ? 'text_contact' : null;
};

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
export const isReservedName = (name: string): boolean => {
  const words = fold(name).split(/\s+/).map(squeeze).filter(Boolean);
  const joined = squeeze(words.join(''));
  if (telling.has(joined) || isCustomerCare(words)) return true;
  return (
    words.some((word) => telling.has(word)) && words.every((word) => telling.has(word) || filler.has(word))
  );
};

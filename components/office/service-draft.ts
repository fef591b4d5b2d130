import type { JobChange } from '#lib/features/catalogue/contracts/jobs.ts';
import type { SearchWords } from '#lib/features/catalogue/contracts/search-words.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

const translated = ['hi', 'kn', 'ta', 'te'] as const;
const languages: readonly Locale[] = ['en', ...translated];
type Lines = NonNullable<JobChange['includes']>;

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const split = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

const translationsIn = (data: FormData, field: string) =>
  Object.fromEntries(
    translated.flatMap((locale) => {
      const text = textIn(data, `${field}.${locale}`);
      return text === '' ? [] : [[locale, text] as const];
    }),
  );

// The first line of each language translates the first English line, and so on.
const linesIn = (data: FormData, field: string): Lines => {
  const inLanguage = (locale: Locale): string[] => split(textIn(data, `${field}.${locale}`), /\n/);
  return inLanguage('en').map((text, at) => ({
    text,
    texts: Object.fromEntries(
      translated.flatMap((locale) => {
        const line = inLanguage(locale)[at];
        return line === undefined ? [] : [[locale, line] as const];
      }),
    ),
  }));
};

const searchWordsIn = (data: FormData): SearchWords =>
  Object.fromEntries(
    languages.map((locale) => [locale, [...new Set(split(textIn(data, `searchWords.${locale}`), /[\n,;]/))]]),
  );

/** The list fields with more translated lines than English ones, such as `includes.hi`. */
export const findExtraLines = (data: FormData): string | null => {
  const count = (name: string): number => split(textIn(data, name), /\n/).length;
  const fields = ['includes', 'excludes'].flatMap((field) =>
    translated.map((locale) => [`${field}.${locale}`, `${field}.en`] as const),
  );
  return fields.find(([name, english]) => count(name) > count(english))?.[0] ?? null;
};

/** Reads the editor's form as the body of the call that adds or changes a service. */
export const readServiceDraft = (data: FormData, image: string[]) => ({
  title: textIn(data, 'title.en'),
  titles: translationsIn(data, 'title'),
  description: textIn(data, 'description.en'),
  descriptions: translationsIn(data, 'description'),
  price: Number(textIn(data, 'price') || Number.NaN),
  durationMinutes: Number(textIn(data, 'durationMinutes') || Number.NaN),
  requiredSkills: data.getAll('requiredSkills').map(String),
  image,
  includes: linesIn(data, 'includes'),
  excludes: linesIn(data, 'excludes'),
  searchWords: searchWordsIn(data),
  reason: textIn(data, 'reason'),
});

const toLanguageField = (list: string, rest: readonly string[]): string => {
  const last = rest.at(-1) ?? 'en';
  const locale = translated.find((one) => one === last) ?? 'en';
  return `${list}.${locale}`;
};

/** Maps a field of the call to its field in the form: `titles.hi` is `title.hi`. */
export const toFormField = (field: string): string => {
  const [first = '', ...rest] = field.split('.');
  if (first === 'titles' || first === 'title') return toLanguageField('title', rest);
  if (first === 'descriptions' || first === 'description') return toLanguageField('description', rest);
  if (first === 'includes' || first === 'excludes') return toLanguageField(first, rest);
  return first === 'searchWords' ? `searchWords.${rest[0] ?? 'en'}` : first;
};

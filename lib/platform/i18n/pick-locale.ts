import { locale, type Locale } from '#lib/platform/contract/locale.ts';

const parsePreference = (entry: string): { language: string; weight: number } => {
  const [tag = '', ...params] = entry.split(';').map((part) => part.trim());
  const quality = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
  return { language: tag.toLowerCase().split('-')[0] ?? '', weight: Number(quality) || 0 };
};

const listLanguages = (acceptLanguage: string): string[] =>
  acceptLanguage
    .split(',')
    .map(parsePreference)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);

interface Reader {
  /** The language chosen earlier on this device. */
  cookie: string | undefined;
  acceptLanguage: string | null;
}

/** The reader's own choice, else the browser's first supported language, else English. */
export const pickLocale = ({ cookie, acceptLanguage }: Reader): Locale => {
  const candidates = [cookie, ...listLanguages(acceptLanguage ?? '')];
  const known = candidates.map((candidate) => locale.safeParse(candidate).data);
  return known.find((candidate) => candidate !== undefined) ?? 'en';
};

import { locale, type Locale } from '#lib/platform/contract/locale.ts';

interface Wish {
  language: string;
  weight: number;
}

const toWish = (entry: string): Wish => {
  const [tag = '', ...params] = entry.split(';').map((part) => part.trim());
  const quality = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
  return { language: tag.toLowerCase().split('-')[0] ?? '', weight: Number(quality) || 0 };
};

const wishes = (acceptLanguage: string): string[] =>
  acceptLanguage
    .split(',')
    .map(toWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);

interface Reader {
  /** The language chosen earlier on this device. */
  cookie: string | undefined;
  acceptLanguage: string | null;
}

/** The language to answer in: the reader's own choice, else the browser's first one that we speak, else English. */
export const pickLocale = ({ cookie, acceptLanguage }: Reader): Locale => {
  const candidates = [cookie, ...wishes(acceptLanguage ?? '')];
  const known = candidates.map((candidate) => locale.safeParse(candidate).data);
  return known.find((candidate) => candidate !== undefined) ?? 'en';
};

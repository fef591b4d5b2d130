import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from './fill.ts';
import { formatNumber } from './format.ts';

export interface PluralText {
  readonly one: string;
  readonly other: string;
}

interface Counted {
  locale: Locale;
  count: number;
  text: PluralText;
}

// Our five languages have two plural forms; Hindi and Kannada use the singular for zero. Avoids Intl, like format.ts.
const saysNoneAsOne: ReadonlySet<Locale> = new Set(['hi', 'kn']);

const isOne = (locale: Locale, count: number): boolean =>
  count === 1 || (count === 0 && saysNoneAsOne.has(locale));

/** The plural form for a count, with `{count}` filled in: '1 worker', '3 workers'. */
export const plural = ({ locale, count, text }: Counted): string => {
  const form = isOne(locale, count) ? 'one' : 'other';
  return fill(text[form], { count: formatNumber(count) });
};

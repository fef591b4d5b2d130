import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from './fill.ts';
import { perLocale } from './format-moment.ts';
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

const rules = perLocale((tag) => new Intl.PluralRules(tag));

/** The form of a text that suits a number, which stands for its `{count}`: '1 worker', '3 workers'. */
export const plural = ({ locale, count, text }: Counted): string => {
  // Our five languages know these two forms only.
  const form = rules(locale).select(count) === 'one' ? 'one' : 'other';
  return fill(text[form], { count: formatNumber(count) });
};

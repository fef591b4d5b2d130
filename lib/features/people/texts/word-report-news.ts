import type { Locale } from '#lib/platform/contract/locale.ts';
import type { ReportStory } from '#lib/features/people/contracts/safety.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { reportNews as en } from './safety.en.ts';
import { reportNews as hi } from './safety.hi.ts';
import { reportNews as kn } from './safety.kn.ts';
import { reportNews as ta } from './safety.ta.ts';
import { reportNews as te } from './safety.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** Words the notification about a closed report in the reader’s language. */
export const wordReportNews = ({ number }: ReportStory, locale: Locale): { title: string; body: string } => {
  const { title, body } = texts[locale];
  return { title, body: fill(body, { number }) };
};

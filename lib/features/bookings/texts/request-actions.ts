import type { Locale } from '#lib/platform/contract/locale.ts';
import { jobBoard as en } from './job-board.en.ts';
import { jobBoard as hi } from './job-board.hi.ts';
import { jobBoard as kn } from './job-board.kn.ts';
import { jobBoard as ta } from './job-board.ta.ts';
import { jobBoard as te } from './job-board.te.ts';

/** The actions of a request's notification. */
export const requestActions: Record<Locale, (typeof en)['ring']> = {
  en: en.ring,
  hi: hi.ring,
  kn: kn.ring,
  ta: ta.ring,
  te: te.ring,
};

import type { DayRange } from '#lib/features/people/rules/days-off.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';

export const dayText = (locale: Locale, localDate: string): string =>
  formatDay(locale, instantInIndia({ localDate, minutes: 720 }));

export const rangeText = ({ from, to }: DayRange, locale: Locale): string =>
  from === to ? dayText(locale, from) : `${dayText(locale, from)} – ${dayText(locale, to)}`;

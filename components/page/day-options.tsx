import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';

interface DayOptionsProps {
  /** Like '2026-11-21'. */
  days: readonly string[];
  locale: Locale;
  /** The reason that a day cannot be chosen: 'Off'. */
  findReason?(localDate: string): string | undefined;
}

/** The days of a list, in the language of the page; a date field would write them in that of the browser. */
export const DayOptions = ({ days, locale, findReason }: DayOptionsProps) =>
  days.map((localDate) => {
    const day = formatDay(locale, instantInIndia({ localDate, minutes: 0 }));
    const reason = findReason?.(localDate);
    return (
      <option key={localDate} value={localDate} disabled={reason !== undefined}>
        {reason === undefined ? day : `${day} · ${reason}`}
      </option>
    );
  });

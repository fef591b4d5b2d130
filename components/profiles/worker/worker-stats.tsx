import { StatTile } from '#components/ui/stat-tile.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { workers } from '#lib/features/profiles/texts/profiles.en.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { ShownWorker } from './shown-worker.ts';

interface WorkerStatsProps {
  worker: ShownWorker;
  locale: Locale;
  words: typeof workers;
}

/** The worker in figures; what the worker has not said is left out. */
export const WorkerStats = ({ worker, locale, words }: WorkerStatsProps) => {
  const { experience, hourlyRate } = worker;
  if (experience === null && hourlyRate === null) return null;
  return (
    <div className="grid grid-cols-2 gap-3">
      {experience !== null && (
        <StatTile label={words.experience} value={plural({ locale, count: experience, text: words.years })} />
      )}
      {hourlyRate !== null && (
        <StatTile label={words.hourlyRate} value={formatMoney(hourlyRate * 100)} hint={words.perHour} />
      )}
    </div>
  );
};

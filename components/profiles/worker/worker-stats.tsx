import { StatTile } from '#components/ui/stat-tile.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { workers } from '#lib/features/profiles/texts/profiles.en.ts';
import { formatRupees } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { ShownWorker } from './shown-worker.ts';

interface WorkerStatsProps {
  worker: ShownWorker;
  locale: Locale;
  words: typeof workers;
}

export const WorkerStats = ({ worker, locale, words }: WorkerStatsProps) => {
  const { experience, hourlyRate } = worker;
  if (experience === null && hourlyRate === null) return null;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
      {experience !== null && (
        <StatTile label={words.experience} value={plural({ locale, count: experience, text: words.years })} />
      )}
      {hourlyRate !== null && (
        <StatTile label={words.hourlyRate} value={formatRupees(hourlyRate)} hint={words.perHour} />
      )}
    </div>
  );
};

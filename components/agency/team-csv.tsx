'use client';

import { Download } from 'lucide-react';
import { saveFile } from '#components/page/save-file.ts';
import { useAction } from '#components/page/use-action.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { writeCsv } from '#lib/platform/text/write-csv.ts';

interface TeamCsvProps {
  workerId: string | undefined;
  locale: Locale;
  words: (typeof team)['bookings'];
  statuses: (typeof bookingWords)['statuses'];
}

const PAGE = 50;

const readAll = async (query: {
  status: 'upcoming' | 'past';
  workerId: string | undefined;
  cursor?: string;
}): Promise<TeamBooking[]> => {
  const { data, nextCursor } = await api('GET /agency/team', { query: { ...query, limit: PAGE } });
  return nextCursor === null
    ? data.bookings
    : [...data.bookings, ...(await readAll({ ...query, cursor: nextCursor }))];
};

const toRow = (booking: TeamBooking, { locale, statuses }: TeamCsvProps): (string | number)[] => [
  formatDate(locale, new Date(booking.startsAt)),
  booking.timeSlot.label,
  booking.worker.name,
  nameIn(locale, { name: booking.serviceName, names: booking.serviceTitles }),
  booking.city ? nameIn(locale, { name: booking.city, names: booking.cityNames }) : '',
  statuses[booking.status],
  toRupees(booking.pricePaise),
];

/** Downloads the team's bookings, upcoming and past, with no more than the page shows. */
export const TeamCsv = (props: TeamCsvProps) => {
  const { workerId, words } = props;
  const { failed, failedHint } = usePageWords();
  const { isBusy, run } = useAction({ failed, failedHint });
  const save = async (): Promise<void> => {
    const [upcoming, past] = await Promise.all([
      readAll({ status: 'upcoming', workerId }),
      readAll({ status: 'past', workerId }),
    ]);
    const rows = [...upcoming, ...past].map((booking) => toRow(booking, props));
    saveFile({ name: 'hunar-team.csv', type: 'text/csv', text: writeCsv([words.columns, ...rows]) });
  };
  return (
    <Button variant="outline" size="compact" isHeld={isBusy} onClick={() => void run(save)}>
      <Download aria-hidden className="size-4" />
      {words.csv}
    </Button>
  );
};

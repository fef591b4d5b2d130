import { AskForm } from '#components/office/ask-form.tsx';
import { Entries } from '#components/office/facts.tsx';
import { QueueList } from '#components/office/queue-tabs.tsx';
import { Section } from '#components/page/section.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import { COUNT_LIMIT, type OfficeOverview } from '#lib/features/office/contracts/office.ts';
import { listFailedRows } from '#lib/features/office/services/outbox.ts';
import { readOverview } from '#lib/features/office/services/overview.ts';
import { readQueues } from '#lib/features/office/services/queues.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { OFFICE } from '#lib/platform/navigation/paths.ts';
import { load } from '#app/_request/load.ts';
import { OutboxPart } from '#app/_office/outbox-part.tsx';
import { drawOffice, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';

export const generateMetadata = officeTitle;

const capped = (count: number): string => (count > COUNT_LIMIT ? `${COUNT_LIMIT}+` : String(count));

interface FiguresProps {
  figures: OfficeOverview;
  view: OfficeView;
}

const Figures = ({ figures, view: { locale, words } }: FiguresProps) => {
  const { overview } = words.office;
  const tiles = [
    [overview.requests, capped(figures.requests)],
    [overview.running, capped(figures.running)],
    [overview.overdue, capped(figures.overdue)],
    [overview.missedWords, capped(figures.missedWords)],
    [overview.servers, String(figures.health.servers)],
    [overview.database, fill(overview.milliseconds, { count: figures.health.databaseMs })],
  ] as const;
  return (
    <Section title={fill(overview.today, { day: formatDay(locale, new Date(figures.at)) })}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        {tiles.map(([label, value]) => (
          <StatTile key={label} label={label} value={value} />
        ))}
      </div>
    </Section>
  );
};

const Details = ({ figures, view: { words } }: FiguresProps) => {
  const { overview, roles, none } = words.office;
  return (
    <>
      <Entries
        title={overview.bookings}
        none={none}
        entries={figures.bookings.map(({ status, count }) => ({
          ...{ key: status, title: words.bookingWords.statuses[status], end: String(count) },
        }))}
      />
      <Entries
        title={overview.newPeople}
        none={none}
        entries={figures.newPeople.map(({ userType, count }) => ({
          ...{ key: userType, title: roles[userType], end: String(count) },
        }))}
      />
    </>
  );
};

const draw = async (view: OfficeView) => {
  const [figures, queues, failed] = await load(() =>
    Promise.all([readOverview(), readQueues(), listFailedRows()]),
  );
  const { office } = view.words;
  return (
    <>
      <AskForm
        action={officePaths.find}
        fields={[{ name: 'q', label: office.find.label, value: '' }]}
        submit={office.find.action}
      />
      <Figures figures={figures.data} view={view} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title={office.overview.waiting}>
          <QueueList first={queues.data} locale={view.locale} words={office} />
        </Section>
        <div className="flex min-w-0 flex-col gap-4">
          <Details figures={figures.data} view={view} />
          <OutboxPart
            counts={figures.data.outbox}
            dropped={figures.data.droppedSms}
            failed={failed.data}
            view={view}
          />
        </div>
      </div>
    </>
  );
};

export default function OfficePage() {
  return drawOffice({ path: OFFICE, shown: 'overview', draw });
}

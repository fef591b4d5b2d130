import { AskForm } from '#components/office/ask-form.tsx';
import { Entries } from '#components/office/facts.tsx';
import { QueueList } from '#components/office/queue-tabs.tsx';
import { Section } from '#components/page/section.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import { COUNT_LIMIT, type OfficeOverview } from '#lib/features/office/contracts/office.ts';
import type { OfficeFigureReport, OfficeFigures } from '#lib/features/office/contracts/figures.ts';
import { acceptanceIn, completionIn } from '#lib/features/office/rules/day-figures.ts';
import { listFailedRows } from '#lib/features/office/services/outbox.ts';
import { readFigures } from '#lib/features/office/services/read-figures.ts';
import { readOverview } from '#lib/features/office/services/overview.ts';
import { readQueues } from '#lib/features/office/services/queues.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { OFFICE } from '#lib/platform/navigation/paths.ts';
import { load } from '#app/_request/load.ts';
import { OutboxPart } from '#app/_office/outbox-part.tsx';
import { drawOffice, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';

export const generateMetadata = officeTitle('overview');

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

const weekFigures = ['requests', 'acceptance', 'completion', 'cancelled', 'noShows', 'paid'] as const;

const inPercent = (share: number): string => `${share}%`;

// Shares don't depend on money, which some admins may not see.
const withMoney = (figures: OfficeFigures) => ({ ...figures, paidPaise: figures.paidPaise ?? 0 });

/** The measures of the business, as on the page of figures; money is null where the reader may not see it. */
const measureWeek = (figures: OfficeFigures): Record<(typeof weekFigures)[number], string | null> => {
  const { requests, cancelled, noShows, paidPaise } = figures;
  const [acceptance, completion] = [acceptanceIn(withMoney(figures)), completionIn(withMoney(figures))];
  return {
    requests: formatNumber(requests),
    acceptance: acceptance === null ? '' : inPercent(acceptance),
    completion: completion === null ? '' : inPercent(completion),
    cancelled: formatNumber(cancelled),
    noShows: formatNumber(noShows),
    paid: paidPaise === null ? null : formatMoney(paidPaise),
  };
};

/** The last seven days against the seven before. */
const Week = ({ report, view: { words } }: { report: OfficeFigureReport; view: OfficeView }) => {
  const { officeFigures: texts } = words;
  const [current, previous] = [measureWeek(report.current), measureWeek(report.previous)];
  return (
    <Section title={texts.periods.week}>
      {report.countedAt === null && <p className="text-sm text-muted">{texts.notCounted}</p>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        {weekFigures.map((name) => {
          const [value, before] = [current[name], previous[name]];
          return (
            value !== null && (
              <StatTile
                key={name}
                label={texts.charts[name]}
                value={value || texts.unknown}
                hint={fill(texts.before, { before: before || texts.unknown })}
              />
            )
          );
        })}
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
  const [figures, queues, failed, week] = await load(() =>
    Promise.all([
      readOverview(),
      readQueues(),
      listFailedRows(),
      readFigures({ actor: view.actor, query: { period: 'week' } }),
    ]),
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
      <Week report={week.data} view={view} />
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

import { AskForm } from '#components/office/ask-form.tsx';
import { Entries } from '#components/office/facts.tsx';
import { FigureChart } from '#components/office/figure-chart.tsx';
import { listSkills } from '#lib/features/catalogue/services/named-lists.ts';
import type { OfficeFigureReport, OfficeFigures } from '#lib/features/office/contracts/figures.ts';
import { acceptanceIn, changeSince, completionIn } from '#lib/features/office/rules/day-figures.ts';
import { readFigures } from '#lib/features/office/services/read-figures.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { cityIn } from '#lib/platform/i18n/place-names.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { drawOffice, momentIn, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';
import { SavedFiltersPart } from '#app/_office/saved-filters-part.tsx';

export const generateMetadata = officeTitle('figures');

interface Filters {
  period: 'week' | 'month';
  city?: string | undefined;
  trade?: string | undefined;
}

const readFilters = async (search: Search): Promise<Filters> => {
  const trade = await readParam(search, 'trade');
  return {
    period: (await readParam(search, 'period')) === 'month' ? 'month' : 'week',
    city: (await readParam(search, 'city'))?.trim().slice(0, 60) || undefined,
    trade: trade && /^[0-9a-f]{24}$/.test(trade) ? trade : undefined,
  };
};

const figuresUrl = ({ period, city, trade }: Filters): string =>
  `${officePaths.figures}?${new URLSearchParams({ period, ...(city && { city }), ...(trade && { trade }) })}`;

type Skills = Awaited<ReturnType<typeof listSkills>>['data'];

interface PartProps {
  report: OfficeFigureReport;
  view: OfficeView;
  filters: Filters;
  skills: Skills;
}

const FilterForm = ({ report, view: { locale, words }, filters, skills }: PartProps) => {
  const { officeFigures: texts } = words;
  const cities = new Set(report.cities.map(({ city }) => city).filter(Boolean));
  if (filters.city) cities.add(filters.city);
  return (
    <AskForm
      // Fresh fields after a link, which would keep what was chosen before.
      key={figuresUrl(filters)}
      action={officePaths.figures}
      fields={[
        {
          ...{ name: 'period', label: texts.period, value: filters.period },
          choices: [
            { value: 'week', label: texts.periods.week },
            { value: 'month', label: texts.periods.month },
          ],
        },
        {
          ...{ name: 'city', label: texts.city, value: filters.city ?? '' },
          choices: [
            { value: '', label: texts.allCities },
            ...[...cities].map((city) => ({ value: city, label: cityIn(locale, city) })),
          ],
        },
        {
          ...{ name: 'trade', label: texts.trade, value: filters.trade ?? '' },
          choices: [
            { value: '', label: texts.allTrades },
            ...skills.map((skill) => ({ value: skill._id, label: nameIn(locale, skill) })),
          ],
        },
      ]}
      submit={texts.show}
    />
  );
};

type Measure = (figures: OfficeFigures) => number | null;

// Shares don't depend on money, which some admins may not see.
const withMoney = (figures: OfficeFigures) => ({ ...figures, paidPaise: figures.paidPaise ?? 0 });

const measures = {
  requests: ({ requests }) => requests,
  acceptance: (figures) => acceptanceIn(withMoney(figures)),
  completion: (figures) => completionIn(withMoney(figures)),
  cancelled: ({ cancelled }) => cancelled,
  noShows: ({ noShows }) => noShows,
  paid: ({ paidPaise }) => paidPaise,
  newWorkers: ({ newWorkers }) => newWorkers,
  newCustomers: ({ newCustomers }) => newCustomers,
} satisfies Record<string, Measure>;

const shares = { acceptance: true, completion: true };

const allCharts = [
  ...(['requests', 'acceptance', 'completion', 'cancelled'] as const),
  ...(['noShows', 'paid', 'newWorkers', 'newCustomers'] as const),
] as const;

const Charts = ({ report, view: { locale, words }, filters }: PartProps) => {
  const { officeFigures: texts } = words;
  const dayName = (localDate: string): string =>
    formatDate(locale, instantInIndia({ localDate, minutes: 720 }));
  const formats: Partial<Record<(typeof allCharts)[number], (value: number) => string>> = {
    acceptance: (count) => `${count}%`,
    completion: (count) => `${count}%`,
    paid: formatMoney,
  };
  const isLead = report.current.paidPaise !== null;
  const shown = allCharts.filter(
    (name) => (name !== 'paid' || isLead) && (name !== 'newCustomers' || !filters.trade),
  );
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] items-start gap-4">
        {shown.map((name) => {
          const [current, previous] = [measures[name](report.current), measures[name](report.previous)];
          return (
            <FigureChart
              key={name}
              title={texts.charts[name]}
              days={report.days.map((day) => ({
                name: dayName(day.localDate),
                current: measures[name](day.current),
                previous: measures[name](day.previous),
              }))}
              // A percentage of a percentage would mislead.
              total={{ current, previous, change: name in shares ? null : changeSince(current, previous) }}
              format={formats[name] ?? formatNumber}
              words={texts}
            />
          );
        })}
      </div>
      {!isLead && <p className="text-sm text-muted">{texts.leadsOnly}</p>}
      {filters.trade && <p className="text-sm text-muted">{texts.noTradeForCustomers}</p>}
    </>
  );
};

const Split = ({ report, view: { locale, words }, filters, skills }: PartProps) => {
  const { officeFigures: texts, office } = words;
  const rowFor = ({ current, previous }: { current: OfficeFigures; previous: OfficeFigures }) => {
    const change = changeSince(current.requests, previous.requests);
    const before = formatNumber(previous.requests);
    const { accepted, completed, cancelled, noShows, paidPaise } = current;
    const signed = change !== null && (change > 0 ? `+${change}` : String(change).replace('-', '−'));
    const compared = signed ? fill(texts.change, { change: signed, before }) : fill(texts.before, { before });
    return {
      end: `${formatNumber(current.requests)} (${compared})`,
      text: [
        fill(texts.row, { accepted, completed, cancelled, noShows }),
        paidPaise !== null && formatMoney(paidPaise),
      ]
        .filter(Boolean)
        .join(' · '),
    };
  };
  const names = new Map(skills.map((skill) => [skill._id, nameIn(locale, skill)]));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Entries
        title={texts.byCity}
        none={office.none}
        entries={report.cities.map(({ city, ...pair }) => ({
          ...{ key: city, title: city ? cityIn(locale, city) : texts.unknownCity, ...rowFor(pair) },
          ...(city && { href: figuresUrl({ ...filters, city }) }),
        }))}
      />
      <Entries
        title={texts.byTrade}
        none={office.none}
        entries={report.trades.map(({ trade, name, ...pair }) => ({
          ...{ key: trade, title: names.get(trade) ?? name, ...rowFor(pair) },
          href: figuresUrl({ ...filters, trade }),
        }))}
      />
    </div>
  );
};

const draw = async (view: OfficeView, search: Search) => {
  const filters = await readFilters(search);
  const [{ data: report }, { data: skills }] = await load(() =>
    Promise.all([readFigures({ actor: view.actor, query: filters }), listSkills()]),
  );
  const { officeFigures: texts } = view.words;
  const day = (localDate: string): string =>
    formatDate(view.locale, instantInIndia({ localDate, minutes: 720 }));
  const { from, to, previousFrom, previousTo, countedAt } = report;
  const days = { from: day(from), to: day(to), previousFrom: day(previousFrom), previousTo: day(previousTo) };
  const part = { report, view, filters, skills };
  return (
    <>
      <FilterForm {...part} />
      <SavedFiltersPart
        view={view}
        list="figures"
        choice={{ list: 'figures', filter: filters }}
        toHref={({ list, filter }) => (list === 'figures' ? figuresUrl(filter) : officePaths.figures)}
      />
      <p className="text-sm text-muted">
        {fill(texts.hint, days)}{' '}
        {countedAt ? fill(texts.countedAt, { moment: momentIn(view.locale, countedAt) }) : texts.notCounted}
      </p>
      <Charts {...part} />
      <Split {...part} />
    </>
  );
};

export default function FiguresPage({ searchParams }: { searchParams: Search }) {
  return drawOffice({
    path: officePaths.figures,
    shown: 'figures',
    draw: (view) => draw(view, searchParams),
  });
}

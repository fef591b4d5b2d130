import {
  addFigures,
  daysIn,
  EVERY,
  noFigures,
  type Figures,
  type Period,
} from '#lib/features/office/rules/day-figures.ts';
import type { OfficeFigureReport, OfficeFigures } from '#lib/features/office/contracts/figures.ts';
import { readCity } from '#lib/features/places/services/steps/read-city.ts';
import { hasRight, type Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { findCountedAt, listDays, sumSplit, type SplitRow } from '#models/office/day-figure.ts';

const LISTED = 20;

interface Pair {
  current: Figures;
  previous: Figures;
}

const pairUp = (rows: readonly SplitRow[]): Map<string, Pair> => {
  const pairs = new Map<string, Pair>();
  for (const { key, isEarlier, figures } of rows) {
    const pair = pairs.get(key) ?? { current: noFigures, previous: noFigures };
    pairs.set(key, { ...pair, [isEarlier ? 'previous' : 'current']: figures });
  }
  return pairs;
};

const busiest = <Row extends Pair>(rows: readonly Row[]): Row[] =>
  rows
    .toSorted(
      (one, other) =>
        other.current.requests - one.current.requests || other.previous.requests - one.previous.requests,
    )
    .slice(0, LISTED);

const sumUp = (rows: readonly Figures[]): Figures => rows.reduce(addFigures, noFigures);

interface FiguresInput {
  actor: Actor;
  query: { period: Period; city?: string | undefined; trade?: string | undefined };
}

/** Returns a period's figures and those of the period before. Only leads see money. */
export const readFigures = async ({
  actor,
  query: { period, city: typed, trade = EVERY },
}: FiguresInput): Promise<{ data: OfficeFigureReport }> => {
  const city = typed === undefined ? EVERY : await readCity({ city: typed });
  const { days, before } = daysIn(period, toIndiaDay(now()));
  const all = [...before, ...days];
  const since = days[0] ?? '';
  const [rows, cities, trades, skills, countedAt] = await Promise.all([
    listDays({ days: all, city, trade }),
    sumSplit({ by: 'city', of: trade, days: all, since }),
    sumSplit({ by: 'trade', of: city, days: all, since }),
    skillList.list(),
    findCountedAt(days.at(-1) ?? ''),
  ]);
  const byDay = new Map(rows.map(({ localDate, figures }) => [localDate, figures]));
  const figuresOn = (localDate: string | undefined): Figures => byDay.get(localDate ?? '') ?? noFigures;
  const mayKnowMoney = hasRight(actor, 'lead');
  const toShown = (figures: Figures): OfficeFigures => ({
    ...figures,
    paidPaise: mayKnowMoney ? figures.paidPaise : null,
  });
  const show = ({ current, previous }: Pair) => ({ current: toShown(current), previous: toShown(previous) });
  const named = skills.flatMap(({ _id, name }) => {
    const pair = pairUp(trades).get(String(_id));
    return pair ? [{ ...pair, trade: String(_id), name }] : [];
  });
  return {
    data: {
      period,
      ...{
        from: since,
        to: days.at(-1) ?? '',
        previousFrom: before[0] ?? '',
        previousTo: before.at(-1) ?? '',
      },
      ...show({ current: sumUp(days.map(figuresOn)), previous: sumUp(before.map(figuresOn)) }),
      days: days.map((localDate, at) => ({
        localDate,
        ...show({ current: figuresOn(localDate), previous: figuresOn(before[at]) }),
      })),
      cities: busiest([...pairUp(cities)].map(([key, pair]) => ({ ...pair, city: key }))).map((row) => ({
        ...{ city: row.city, ...show(row) },
      })),
      trades: busiest(named).map((row) => ({ trade: row.trade, name: row.name, ...show(row) })),
      countedAt: countedAt && countedAt.toISOString(),
    },
  };
};

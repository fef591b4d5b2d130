import type { officeFigures } from '#lib/features/office/texts/office-figures.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface ChartDay {
  readonly name: string;
  /** Null where there is nothing to measure. */
  readonly current: number | null;
  readonly previous: number | null;
}

interface FigureChartProps {
  title: string;
  days: readonly ChartDay[];
  total: { current: number | null; previous: number | null; change: number | null };
  format(value: number): string;
  words: typeof officeFigures;
}

const HEIGHT = 64;
const SLOT = 10;

interface BarProps {
  value: number | null;
  max: number;
  x: number;
  className: string;
}

const Bar = ({ value, max, x, className }: BarProps) => {
  if (!value) return null;
  const height = Math.max(1, (value / max) * HEIGHT);
  return <rect x={x} y={HEIGHT - height} width={SLOT * 0.4} height={height} className={className} />;
};

const Bars = ({ days, title }: { days: readonly ChartDay[]; title: string }) => {
  const max = Math.max(1, ...days.flatMap(({ current, previous }) => [current ?? 0, previous ?? 0]));
  const width = days.length * SLOT;
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${width} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      className="h-20 w-full"
    >
      {days.map(({ name, current, previous }, at) => (
        <g key={name}>
          <Bar value={previous} max={max} x={at * SLOT + 1} className="fill-draw-mid/50" />
          <Bar value={current} max={max} x={at * SLOT + 5} className="fill-brand" />
        </g>
      ))}
      <rect y={HEIGHT} width={width} height={1} className="fill-line" />
    </svg>
  );
};

/** A chart drawn on the server, with the same figures in a table below. */
export const FigureChart = ({ title, days, total, format, words }: FigureChartProps) => {
  const show = (value: number | null): string => (value === null ? words.unknown : format(value));
  const before = show(total.previous);
  const { change } = total;
  const signed = change !== null && (change > 0 ? `+${change}` : String(change).replace('-', '−'));
  const headline = show(total.current);
  const comparison =
    signed === false ? fill(words.before, { before }) : fill(words.change, { change: signed, before });
  return (
    <figure
      data-slot="figure-chart"
      className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <figcaption>
        <span className="block text-sm text-muted">{title}</span>
        <span className="block text-xl leading-tight font-bold tabular-nums">{headline}</span>
        <span className="block text-sm text-muted tabular-nums">{comparison}</span>
      </figcaption>
      <Bars days={days} title={`${title}: ${headline}, ${comparison}`} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-brand">
          {words.table}
          <span className="sr-only">: {title}</span>
        </summary>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-start text-muted">
              <th scope="col" className="text-start align-bottom font-medium">
                {words.day}
              </th>
              <th scope="col" className="ps-2 text-end align-bottom font-medium">
                {words.current}
              </th>
              <th scope="col" className="ps-2 text-end align-bottom font-medium">
                {words.previous}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.map(({ name, current, previous }) => (
              <tr key={name}>
                <th scope="row" className="py-1 text-start font-normal">
                  {name}
                </th>
                <td className="ps-2 text-end">{show(current)}</td>
                <td className="ps-2 text-end">{show(previous)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};

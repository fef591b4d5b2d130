interface Bar {
  /** The short label below the bar: 'S'. */
  readonly label: string;
  /** The full name: 'Sun'. */
  readonly name: string;
  readonly value: number;
  /** The value as text: '₹14,200'. */
  readonly text: string;
  /** The short value above the bar: '14k'. */
  readonly short?: string;
  readonly isCurrent?: boolean;
}

interface BarChartProps {
  title: string;
  /** The table's column headings: ['Week', 'Earned']. */
  columns: readonly [string, string];
  bars: readonly Bar[];
}

const HEIGHT = 96;
const WIDTH = 28;

const BarColumn = ({ bar, max: max }: { bar: Bar; max: number }) => {
  const height = max > 0 ? Math.max(3, (bar.value / max) * HEIGHT) : 3;
  return (
    <div
      data-current={bar.isCurrent || undefined}
      className="group/bar flex min-w-0 flex-col items-center gap-1"
    >
      <span className="min-h-[1lh] text-xs text-muted tabular-nums group-data-current/bar:font-semibold group-data-current/bar:text-ink">
        {bar.short ?? bar.text}
      </span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-24 w-7">
        <rect
          y={HEIGHT - height}
          width={WIDTH}
          height={height}
          rx={Math.min(6, height / 2)}
          className="fill-draw-pale group-data-current/bar:fill-brand"
        />
      </svg>
      <span className="text-xs text-muted group-data-current/bar:font-semibold group-data-current/bar:text-ink">
        {bar.label}
      </span>
    </div>
  );
};

/** A small bar chart rendered on the server; screen readers get a table. */
export const BarChart = ({ title, columns, bars }: BarChartProps) => {
  const max = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <figure data-slot="bar-chart" className="rounded-card border border-line bg-card p-4 shadow-soft">
      <figcaption className="mb-3 font-semibold">{title}</figcaption>
      <div aria-hidden className="grid grid-cols-[repeat(auto-fit,minmax(2rem,1fr))] gap-1">
        {bars.map((bar) => (
          <BarColumn key={bar.name} bar={bar} max={max} />
        ))}
      </div>
      <table className="sr-only">
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};

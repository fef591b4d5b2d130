/** One measured value against its bar. */
export interface Figure {
  name: string;
  figure: number;
  /** Null: reported without a target. */
  bar: number | null;
  side: 'least' | 'most';
  /** The range of nine in ten pairs of rounds; null for what is measured or counted once. */
  range: readonly [low: number, high: number] | null;
  verdict: 'held' | 'short' | 'void' | 'told';
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))] ?? NaN;

/** The median. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The slope of `y` over `x`, by least squares. */
export const fitSlope = (points: readonly { x: number; y: number }[]): number => {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const shared = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return shared / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
};

/** On a machine with other load, fewer pairs of rounds prove nothing. */
const MIN_PAIRS = 9;

interface Comparison {
  name: string;
  bar: number;
  /** The bar is a ceiling, not a floor. */
  isMost?: boolean;
  rounds: readonly number[];
  reference: readonly number[];
}

/**
 * Compares with a reference of the same run by the median of the paired rounds; the range holds 90 % of the pairs.
 * Void with too few pairs.
 */
export const compare = ({ name, bar, isMost = false, rounds, reference }: Comparison): Figure => {
  const pairs = rounds.map((value, round) => value / (reference[round] ?? NaN)).filter(Number.isFinite);
  const sorted = pairs.toSorted((a, b) => a - b);
  const range = [at(sorted, 0.05), at(sorted, 0.95)] as const;
  const figure = median(pairs);
  const isMet = isMost ? figure <= bar : figure >= bar;
  const verdict = pairs.length < MIN_PAIRS ? 'void' : isMet ? 'held' : 'short';
  return { name, figure, bar, side: isMost ? 'most' : 'least', range, verdict };
};

/** A figure with a lower bound. */
export const atLeast = (name: string, figure: number, bar: number): Figure => ({
  ...{ name, figure, bar, side: 'least', range: null },
  verdict: figure >= bar ? 'held' : 'short',
});

/** A figure with an upper bound. */
export const atMost = (name: string, figure: number, bar: number): Figure => ({
  ...{ name, figure, bar, side: 'most', range: null },
  verdict: figure <= bar ? 'held' : 'short',
});

/** A figure without a bar. */
export const withoutBar = (name: string, figure: number): Figure => ({
  ...{ name, figure, bar: null, side: 'least', range: null, verdict: 'told' },
});

/** A number for people to read. */
export const format = (figure: number): string =>
  figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 10 ? 3 : 1 });

/** A figure with enough digits to tell it from its bar: '0.97 ≥ 0.97, short' would explain nothing. */
export const formatBeside = (figure: number, bar: number | null): string => {
  const text = format(figure);
  if (bar === null || figure === bar || text !== format(bar)) return text;
  const digits = [4, 5, 6, 7, 8].find((count) => figure.toFixed(count) !== bar.toFixed(count)) ?? 9;
  return figure.toLocaleString('en', { maximumFractionDigits: digits });
};

/** Describes a figure on one line. */
export const say = (figure: Figure): Figure => {
  const { name, bar, verdict } = figure;
  console.log(`${name} ${formatBeside(figure.figure, bar)} ${bar === null ? '-' : format(bar)} ${verdict}`);
  return figure;
};

/** Whether every bar is met; a void figure meets none. */
export const areHeld = (figures: readonly Figure[]): boolean =>
  figures.every(({ verdict }) => verdict === 'held' || verdict === 'told');

/** One measured value against its bar. */
export interface Figure {
  name: string;
  figure: number;
  /** Null: it is told, and nothing is asked of it. */
  bar: number | null;
  side: 'least' | 'most';
  /** Where nine of ten pairs of rounds lie; null for what is measured or counted once. */
  range: readonly [low: number, high: number] | null;
  verdict: 'held' | 'short' | 'void' | 'told';
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))] ?? NaN;

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** By how much `y` grows with each `x`, by least squares. */
export const slopeOf = (points: readonly { x: number; y: number }[]): number => {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const shared = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return shared / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
};

/** Fewer pairs of rounds say nothing on a machine that does other things as well. */
const LEAST_PAIRS = 9;

interface Comparison {
  name: string;
  bar: number;
  /** The bar is a ceiling, not a floor. */
  isMost?: boolean;
  rounds: readonly number[];
  reference: readonly number[];
}

/**
 * What is measured against a reference of the same run, by the median of the pairs of their rounds; the range of nine of
 * ten pairs says how sure it is. Void with too few pairs.
 */
export const compare = ({ name, bar, isMost = false, rounds, reference }: Comparison): Figure => {
  const pairs = rounds.map((value, round) => value / (reference[round] ?? NaN)).filter(Number.isFinite);
  const sorted = pairs.toSorted((a, b) => a - b);
  const range = [at(sorted, 0.05), at(sorted, 0.95)] as const;
  const figure = median(pairs);
  const isMet = isMost ? figure <= bar : figure >= bar;
  const verdict = pairs.length < LEAST_PAIRS ? 'void' : isMet ? 'held' : 'short';
  return { name, figure, bar, side: isMost ? 'most' : 'least', range, verdict };
};

/** What was measured against the least that it must be. */
export const least = (name: string, figure: number, bar: number): Figure => ({
  ...{ name, figure, bar, side: 'least', range: null },
  verdict: figure >= bar ? 'held' : 'short',
});

/** What was measured against the most that it may be. */
export const most = (name: string, figure: number, bar: number): Figure => ({
  ...{ name, figure, bar, side: 'most', range: null },
  verdict: figure <= bar ? 'held' : 'short',
});

/** What is of interest beside the bars. */
export const told = (name: string, figure: number): Figure => ({
  ...{ name, figure, bar: null, side: 'least', range: null, verdict: 'told' },
});

/** A number for people to read. */
export const format = (figure: number): string =>
  figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 10 ? 3 : 1 });

/** Says a figure in one line. */
export const say = (figure: Figure): Figure => {
  const { name, bar, verdict } = figure;
  console.log(`${name} ${format(figure.figure)} ${bar === null ? '-' : format(bar)} ${verdict}`);
  return figure;
};

/** Whether every bar is met; a figure that says nothing meets none. */
export const areHeld = (figures: readonly Figure[]): boolean =>
  figures.every(({ verdict }) => verdict === 'held' || verdict === 'told');

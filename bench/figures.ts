/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** How far the rounds lie apart, as a part of their median. */
const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / median(values);

// A machine this restless says nothing.
const MOST_SPREAD = 0.25;

interface Comparison {
  name: string;
  bar: number;
  /** The bar is a ceiling, not a floor. */
  isMost?: boolean;
  rounds: readonly number[];
  reference: readonly number[];
}

export interface Figure {
  name: string;
  figure: number;
  bar: number;
  verdict: 'pass' | 'short' | 'void';
  rounds: readonly number[];
  reference: readonly number[];
}

/** The ratio of two medians against its bar; void when the reference itself did not hold still. */
export const compare = ({ name, bar, isMost = false, rounds, reference }: Comparison): Figure => {
  const figure = median(rounds) / median(reference);
  const isMet = isMost ? figure <= bar : figure >= bar;
  const verdict = spread(reference) > MOST_SPREAD ? 'void' : isMet ? 'pass' : 'short';
  return { name, figure, bar, verdict, rounds, reference };
};

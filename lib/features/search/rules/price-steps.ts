import { toRupees } from '#lib/platform/contract/rupees.ts';

/** Maximum hourly prices to choose from, in rupees. */
export const hourSteps: readonly number[] = [150, 200, 300, 500];

const shares = [1.25, 1.6, 2.2] as const;

/** Rounds to amounts people name: fifties, hundreds or five hundreds. */
const rounded = (rupees: number): number => {
  const step = [50, 100].find((one) => rupees <= one * 20) ?? 500;
  return Math.ceil(rupees / step) * step;
};

/** Maximum job prices to choose from, in rupees, given the lowest price available. */
export const jobSteps = (minPaise: number): number[] => [
  ...new Set(shares.map((share) => rounded(toRupees(minPaise) * share))),
];

/** Adds the amount from the URL to the steps. */
export const withStep = (steps: readonly number[], rupees: number): number[] =>
  [...new Set([...steps, ...(rupees > 0 ? [rupees] : [])])].toSorted((one, other) => one - other);

/** What an hour may cost at most, in rupees, to choose from. */
export const hourSteps: readonly number[] = [150, 200, 300, 500];

const shares = [1.25, 1.6, 2.2] as const;

/** Amounts that people name: fifties, hundreds or five hundreds. */
const rounded = (rupees: number): number => {
  const step = [50, 100].find((one) => rupees <= one * 20) ?? 500;
  return Math.ceil(rupees / step) * step;
};

/** What a job may cost at most, in rupees, where somebody does it for so much. */
export const jobSteps = (leastPaise: number): number[] => [
  ...new Set(shares.map((share) => rounded((leastPaise / 100) * share))),
];

/** The steps with an amount among them that an address names. */
export const withStep = (steps: readonly number[], rupees: number): number[] =>
  [...new Set([...steps, ...(rupees > 0 ? [rupees] : [])])].toSorted((one, other) => one - other);

const FIRST_MS = 15_000;
const MAX_MS = 3_600_000;

/** How long a receiver is left alone after this many failures in a row. */
export const restMs = (failures: number): number => Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1));

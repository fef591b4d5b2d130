/** Normalizes a name for comparison. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

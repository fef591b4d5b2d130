/** The spelling by which names are compared. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The spelling by which cities are compared: 'New  Delhi' and 'new delhi' are one. */
export const cityKeyOf = (city: string | undefined): string | null =>
  city?.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase() || null;

// Names that people still write, beside those that the PIN codes give.
const nowCalled: ReadonlyMap<string, string> = new Map([
  ['allahabad', 'prayagraj'],
  ['bangalore', 'bengaluru'],
  ['baroda', 'vadodara'],
  ['benares', 'varanasi'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['calicut', 'kozhikode'],
  ['gautam buddha nagar', 'noida'],
  ['gurgaon', 'gurugram'],
  ['kanpur nagar', 'kanpur'],
  ['madras', 'chennai'],
  ['mysore', 'mysuru'],
  ['poona', 'pune'],
  ['trivandrum', 'thiruvananthapuram'],
  ['vizag', 'visakhapatnam'],
]);

/** The spelling by which cities are compared: 'New  Delhi' and 'new delhi' are one, and so are old and new names. */
export const cityKeyOf = (city: string | undefined): string | null => {
  const key = city?.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase() || null;
  return key && (nowCalled.get(key) ?? key);
};

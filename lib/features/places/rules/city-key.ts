// Old names and spellings that people still write.
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

/** Normalizes a city for comparison: 'New  Delhi' equals 'new delhi', and old names equal new ones. */
export const toCityKey = (city: string | undefined): string | null => {
  const key = city?.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase() || null;
  return key && (nowCalled.get(key) ?? key);
};

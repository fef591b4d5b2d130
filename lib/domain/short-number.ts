// No vowels, so that no words appear, and nothing that is read as something else on paper or on the phone.
const signs = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** A number that people can read out, such as `HN-7K3QF`, from five random bytes. */
export const shortNumberOf = (bytes: Uint8Array): string =>
  `HN-${[...bytes.slice(0, 5)].map((byte) => signs[byte % signs.length]).join('')}`;

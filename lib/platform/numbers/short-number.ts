// No vowels, so that no words appear, and nothing that is read as something else on paper or on the phone.
const signs = '23456789BCDFGHJKMNPQRSTVWXYZ';

const signsOf = (bytes: Uint8Array): string => [...bytes].map((byte) => signs[byte % signs.length]).join('');

/** A number that people can read out, such as `HN-7K3QF`, from five random bytes. */
export const shortNumberOf = (bytes: Uint8Array): string => `HN-${signsOf(bytes.slice(0, 5))}`;

/** Eight signs to invite friends with, from eight random bytes. */
export const referralCodeOf = (bytes: Uint8Array): string => signsOf(bytes.slice(0, 8));

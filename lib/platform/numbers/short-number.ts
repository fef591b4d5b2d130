// No vowels, so that no words appear, and no characters that are easily confused on paper or on the phone.
const signs = '23456789BCDFGHJKMNPQRSTVWXYZ';

const toSigns = (bytes: Uint8Array): string => [...bytes].map((byte) => signs[byte % signs.length]).join('');

/** A number that people can read out, such as `HN-7K3QF`, from as many random bytes as it has characters. */
export const toShortNumber = (bytes: Uint8Array, length = 5): string =>
  `HN-${toSigns(bytes.slice(0, length))}`;

/** An eight-character referral code from eight random bytes. */
export const toReferralCode = (bytes: Uint8Array): string => toSigns(bytes.slice(0, 8));

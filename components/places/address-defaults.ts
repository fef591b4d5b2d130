import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';

type Parts = Partial<SavedAddress['address']>;

/** The initial values of the address fields: a part that is missing is blank. */
export const addressDefaults = (address: Parts) => {
  const { street = '', floor = '', city = '', state = '' } = address;
  const { landMark = '', digipin = '', lift = '', callFromGate = '', pinCode = '' } = address;
  return { street, floor, city, state, landMark, digipin, lift, callFromGate, pinCode };
};

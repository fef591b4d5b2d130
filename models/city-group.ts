/** The parts of an address that tell its city, as the key of an aggregation. */
export interface CityGroup {
  city: string;
  state: string;
  pinCode: string;
}

/** Groups by what tells an address's city; the parts that it lacks are empty. */
export const cityGroup = (address: string) => ({
  city: { $ifNull: [`${address}.city`, ''] },
  state: { $ifNull: [`${address}.state`, ''] },
  pinCode: { $ifNull: [`${address}.pinCode`, ''] },
});

import { MOST_ADDRESSES } from '#lib/features/places/contracts/address-limits.ts';
import type { AddressTag, UserRecord } from '#models/people/user.ts';

/** One of somebody's addresses; the first of a list is the default. */
export type AddressEntry = NonNullable<UserRecord['otherAddresses']>[number];

type Addresses = Pick<UserRecord, '_id' | 'address' | 'addressTag' | 'otherAddresses'>;

/** All of somebody's addresses, the default first. One that was never named goes by its owner's id. */
export const addressesOf = ({ _id, address, addressTag, otherAddresses = [] }: Addresses): AddressEntry[] => {
  const isBlank = Object.entries(address).every(([name, part]) => name === 'country' || !part);
  const tag: AddressTag = addressTag ?? { _id, name: '' };
  return isBlank ? otherAddresses : [{ ...tag, address }, ...otherAddresses];
};

export const isFull = (entries: readonly AddressEntry[]): boolean => entries.length >= MOST_ADDRESSES;

/** The list with an entry in the place of the one of the same id, or at the end; as the default it comes first. */
export const putEntry = (
  entries: readonly AddressEntry[],
  entry: AddressEntry,
  isDefault: boolean,
): AddressEntry[] => {
  const others = entries.filter(({ _id }) => !_id.equals(entry._id));
  if (isDefault) return [entry, ...others];
  const place = entries.findIndex(({ _id }) => _id.equals(entry._id));
  return others.toSpliced(place < 0 ? others.length : place, 0, entry);
};

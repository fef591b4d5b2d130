import { MAX_ADDRESSES } from '#lib/features/places/contracts/address-limits.ts';
import type { AddressTag, UserRecord } from '#models/people/user.ts';

/** A saved address; the first of a list is the default. */
export type AddressEntry = NonNullable<UserRecord['otherAddresses']>[number];

type Addresses = Pick<UserRecord, '_id' | 'address' | 'addressTag' | 'otherAddresses'>;

/** Returns all addresses of a user, the default first. An unnamed one has its owner's id. */
export const toAddressEntries = ({
  _id,
  address,
  addressTag,
  otherAddresses = [],
}: Addresses): AddressEntry[] => {
  const isBlank = Object.entries(address).every(([name, part]) => name === 'country' || !part);
  const tag: AddressTag = addressTag ?? { _id, name: '' };
  return isBlank ? otherAddresses : [{ ...tag, address }, ...otherAddresses];
};

export const isFull = (entries: readonly AddressEntry[]): boolean => entries.length >= MAX_ADDRESSES;

/** Replaces the entry with the same id or appends it; a default moves to the front. */
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

import type { AddressRecord, UserRecord } from '#models/people/user.ts';
import { toAddressEntries, type AddressEntry } from './saved-addresses.ts';

type Gate = Pick<AddressRecord, 'street' | 'pinCode'>;

/** Whether two addresses are behind the same gate. */
export const isSameGate = (one: Gate, other: Gate): boolean =>
  one.street !== undefined && one.street === other.street && one.pinCode === other.pinCode;

/** The key of the photo of a saved address; null without one, and if the address has changed since. */
export const getGatePhoto = ({
  gatePhoto,
  address,
}: Pick<AddressEntry, 'gatePhoto' | 'address'>): string | null =>
  gatePhoto && isSameGate(gatePhoto, address) ? gatePhoto.key : null;

/** Finds the photo that a person keeps of the gate to this address. */
export const findGatePhoto = (
  owner: Pick<UserRecord, '_id' | 'address' | 'addressTag' | 'otherAddresses'>,
  address: Gate,
): string | null => {
  const entries = toAddressEntries(owner).filter((entry) => isSameGate(entry.address, address));
  return entries.map(getGatePhoto).find((key) => key !== null) ?? null;
};

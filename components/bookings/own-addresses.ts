import { addressDefaults } from '#components/places/address-defaults.ts';
import { distinctAddressParts } from '#lib/features/places/contracts/address-parts.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';

const partIn = (address: object, name: string): string => {
  const part: unknown = Reflect.get(address, name);
  return typeof part === 'string' ? plainDigits(part).trim() : '';
};

/** Returns the saved addresses that match the form's address. */
export const findSaved = (entries: readonly SavedAddress[], address: unknown): SavedAddress[] =>
  typeof address === 'object' && address !== null
    ? entries.filter((entry) =>
        distinctAddressParts.every((name) => partIn(entry.address, name) === partIn(address, name)),
      )
    : [];

export const toFormAddress = (address: Partial<SavedAddress['address']>) => ({
  ...addressDefaults(address),
  country: 'India',
});

/** Returns the contact person as the API expects it; empty if it is the customer. */
export const toContact = ({ contactName = null, contactPhone = null }: Partial<SavedAddress> = {}) =>
  contactName === null && contactPhone === null
    ? undefined
    : {
        ...(contactName !== null && { name: contactName }),
        ...(contactPhone !== null && { phone: contactPhone }),
      };

/** Picks the saved address that the form holds. If several share a building, the contact person decides. */
export const chooseSaved = (
  entries: readonly SavedAddress[],
  { address, contact }: { address?: unknown; contact?: unknown },
): SavedAddress | undefined => {
  const same = findSaved(entries, address);
  const isAskedFor = (entry: SavedAddress): boolean =>
    typeof contact === 'object' &&
    contact !== null &&
    partIn(contact, 'name') === (entry.contactName ?? '') &&
    partIn(contact, 'phone') === (entry.contactPhone ?? '');
  return same.find(isAskedFor) ?? same[0];
};

/** Formats the contact: 'Ask for Asha Devi · +91 9876543211'; blank if it is the customer. */
export const contactText = (contact: ReturnType<typeof toContact>, askFor: string): string => {
  const { name: who, phone } = contact ?? {};
  return [who && fill(askFor, { who }), phone && `+91 ${phone}`].filter(Boolean).join(' · ');
};

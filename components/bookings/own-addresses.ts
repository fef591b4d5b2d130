import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';

const told = ['street', 'landMark', 'pinCode'] as const;

const partIn = (address: object, name: string): string => {
  const part: unknown = Reflect.get(address, name);
  return typeof part === 'string' ? plainDigits(part).trim() : '';
};

/** Those of one's own addresses that are the one that a form holds. */
export const findSaved = (entries: readonly SavedAddress[], address: unknown): SavedAddress[] =>
  typeof address === 'object' && address !== null
    ? entries.filter((entry) => told.every((name) => partIn(entry.address, name) === partIn(address, name)))
    : [];

/** An address as the form holds it. */
export const toFormAddress = (address: Partial<SavedAddress['address']>) => {
  const { street = '', city = '', state = '', landMark = '', pinCode = '' } = address;
  return { street, city, state, landMark, pinCode, country: 'India' };
};

/** Whom to ask for there, as the call takes it; nobody where that is the customer. */
export const contactOf = ({ contactName = null, contactPhone = null }: Partial<SavedAddress> = {}) =>
  contactName === null && contactPhone === null
    ? undefined
    : {
        ...(contactName !== null && { name: contactName }),
        ...(contactPhone !== null && { phone: contactPhone }),
      };

/** The one of one's own addresses that a form holds; of several in one house, the one with the same person to ask for. */
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

/** 'Ask for Asha Devi · +91 9876543211'; blank where that is the customer. */
export const contactText = (contact: ReturnType<typeof contactOf>, askFor: string): string => {
  const { name: who, phone } = contact ?? {};
  return [who && fill(askFor, { who }), phone && `+91 ${phone}`].filter(Boolean).join(' · ');
};

import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';

const told = ['street', 'landMark', 'pinCode'] as const;

const partIn = (address: object, name: string): string => {
  const part: unknown = Reflect.get(address, name);
  return typeof part === 'string' ? plainDigits(part).trim() : '';
};

/** The one of one's own addresses that a form holds. */
export const findSaved = (entries: readonly SavedAddress[], address: unknown): SavedAddress | undefined =>
  typeof address === 'object' && address !== null
    ? entries.find((entry) => told.every((name) => partIn(entry.address, name) === partIn(address, name)))
    : undefined;

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

/** 'Asha Devi, +91 9876543211'. */
export const contactText = (contact: ReturnType<typeof contactOf>): string =>
  [contact?.name, contact?.phone && `+91 ${contact.phone}`].filter(Boolean).join(', ');

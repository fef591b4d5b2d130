import { placeTextOf } from './place-text.ts';

const needed = ['street', 'city', 'state', 'pinCode'] as const;

const partOf = (address: object, name: string): string => {
  const part: unknown = Reflect.get(address, name);
  return typeof part === 'string' ? part.trim() : '';
};

/** A form's address in a line; null while one of the parts that a booking needs is missing. */
export const toAddressText = (address: unknown): string | null => {
  if (typeof address !== 'object' || address === null) return null;
  if (needed.some((name) => partOf(address, name) === '')) return null;
  return placeTextOf({
    street: partOf(address, 'street'),
    landMark: partOf(address, 'landMark'),
    city: partOf(address, 'city'),
    state: partOf(address, 'state'),
    pinCode: partOf(address, 'pinCode'),
  });
};

import { z } from 'zod';
import { addressView, placeNamesShape } from '#lib/features/people/contracts/users.ts';
import { personName, phone } from '#lib/features/people/contracts/person-fields.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, name, unlessBlank } from '#lib/platform/contract/fields.ts';
import { addressShape } from './places.ts';

/** One of somebody's addresses, with whom to ask for there. */
const savedAddress = z
  .strictObject({
    _id: id(),
    /** 'Home', 'Parents'; blank for one that nobody has named. */
    name: z.string(),
    contactName: z.string().nullable(),
    contactPhone: z.string().nullable(),
    /** The one around which one searches, and with which a booking begins. */
    isDefault: z.boolean(),
    address: addressView,
    ...placeNamesShape,
  })
  .meta({ id: 'SavedAddress' });
export type SavedAddress = z.infer<typeof savedAddress>;

export const addressEntryBody = z.strictObject({
  name: name({ max: 30 }),
  contactName: unlessBlank(personName),
  contactPhone: unlessBlank(phone),
  ...addressShape,
  /** Takes the place of the present one. */
  isDefault: z.boolean('invalid_type').optional(),
});
export type AddressEntryInput = z.output<typeof addressEntryBody>;

const params = z.strictObject({ id: id() });
const changed = z.strictObject({ message: z.string(), data: z.array(savedAddress) });

export const listAddressesContract = contract(call('GET', '/users/addresses'), {
  summary: 'Your addresses, the default first',
  access: ['customer'],
  rate: 'read',
  reply: z.strictObject({ data: z.array(savedAddress) }),
});

export const addAddressContract = contract(call('POST', '/users/addresses'), {
  summary: 'Save one more address, of five at most; the first one is the default',
  access: ['customer'],
  rate: 'write',
  body: addressEntryBody,
  reply: changed,
  status: 201,
  errors: ['too_many_addresses'],
});

export const changeAddressContract = contract(call('PUT', '/users/addresses/{id}'), {
  summary: 'Replace one of your addresses, or make it the default',
  access: ['customer'],
  rate: 'write',
  params,
  body: addressEntryBody,
  reply: changed,
});

export const removeAddressContract = contract(call('DELETE', '/users/addresses/{id}'), {
  summary: 'Remove one of your addresses; in the place of the default comes the next one',
  access: ['customer'],
  rate: 'write',
  params,
  reply: changed,
});

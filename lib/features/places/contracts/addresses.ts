import { z } from 'zod';
import { addressView, placeNamesShape } from '#lib/features/people/contracts/users.ts';
import { personName, phone } from '#lib/features/people/contracts/person-fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, name, blankAsUndefined } from '#lib/platform/contract/fields.ts';
import { imageKey } from '#lib/platform/images/contract.ts';
import { addressShape } from './places.ts';

/** A saved address with its contact person. */
export const savedAddress = z
  .strictObject({
    _id: id(),
    /** Such as 'Home' or 'Parents'; blank when unnamed. */
    name: z.string(),
    contactName: z.string().nullable(),
    contactPhone: z.string().nullable(),
    /** The address used for searching, and preselected in bookings. */
    isDefault: z.boolean(),
    /** The key of the photo of the gate (`GET /images/{file}`), which only its owner may read there. */
    gatePhoto: z.string().nullable(),
    address: addressView,
    ...placeNamesShape,
  })
  .meta({ id: 'SavedAddress' });
export type SavedAddress = z.infer<typeof savedAddress>;

export const addressEntryBody = z.strictObject({
  name: name({ max: 30 }),
  contactName: blankAsUndefined(personName),
  contactPhone: blankAsUndefined(phone),
  ...addressShape,
  /** The saved photo, or an unused picture that the caller has uploaded (`POST /uploads`); without it there is none. */
  gatePhoto: imageKey.optional(),
  /** Replaces the current default. */
  isDefault: z.boolean('invalid_type').optional(),
});
export type AddressEntryInput = z.output<typeof addressEntryBody>;

const params = z.strictObject({ id: id() });
const changed = z.strictObject({ message: z.string(), data: z.array(savedAddress) });

export const listAddressesContract = contract('GET /users/addresses', {
  summary: 'List your addresses, the default first',
  access: ['customer'],
  rate: 'read',
  reply: z.strictObject({ data: z.array(savedAddress) }),
});

export const addAddressContract = contract('POST /users/addresses', {
  summary: 'Add an address, up to five; the first one becomes the default',
  access: ['customer'],
  rate: 'write',
  body: addressEntryBody,
  reply: changed,
  status: 201,
  errors: ['too_many_addresses'],
});

export const changeAddressContract = contract('PUT /users/addresses/{id}', {
  summary: 'Replace one of your addresses, or make it the default',
  access: ['customer'],
  rate: 'write',
  params,
  body: addressEntryBody,
  reply: changed,
});

export const removeAddressContract = contract('DELETE /users/addresses/{id}', {
  summary: 'Remove one of your addresses; removing the default makes the next one the default',
  access: ['customer'],
  rate: 'write',
  params,
  reply: changed,
});

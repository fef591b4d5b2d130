import type { AddressEntryInput, SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { SavedAddressInput } from '#lib/features/places/contracts/places.ts';
import { sendWrite } from '#lib/platform/browser/writes/send-write.ts';
import { ADDRESSES_ITEM, OWN_ADDRESS_CALL } from './address-item.ts';

const toContext = (act: string, title: string) => ({
  item: ADDRESSES_ITEM,
  subject: { act, title, at: null },
  reread: () => api('GET /users/addresses'),
});

/** Saves an address of the address book, a new one if `entry` is null; see `sendWrite`. */
export const sendAddress = (entry: SavedAddress | null, body: AddressEntryInput, act: string) =>
  entry
    ? sendWrite('PUT /users/addresses/{id}', { params: { id: entry._id }, body }, toContext(act, entry.name))
    : sendWrite('POST /users/addresses', { body }, toContext(act, body.name ?? ''));

/** Removes an address; see `sendWrite`. */
export const sendAddressRemoval = ({ _id: id, name }: SavedAddress, act: string) =>
  sendWrite('DELETE /users/addresses/{id}', { params: { id } }, toContext(act, name));

/** Saves the account's own address; see `sendWrite`. */
export const sendOwnAddress = (body: SavedAddressInput, act: string) =>
  sendWrite(
    OWN_ADDRESS_CALL,
    { body },
    {
      ...toContext(act, body.city),
      reread: async () => ({ data: (await api('GET /auth/check')).user }),
    },
  );

import { distinctAddressParts } from '#lib/features/places/contracts/address-parts.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { api } from '#lib/platform/browser/api.ts';
import { holdsSent } from '#lib/platform/browser/writes/holds-sent.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { OWN_ADDRESS_CALL } from './address-item.ts';

type Body = Readonly<Record<string, unknown>>;
type Place = SavedAddress['address'];

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

// The server stores the English names of places, whatever was sent; the PIN names the place.
const isSamePlace = (place: Place, sent: Body): boolean =>
  distinctAddressParts.every((name) => holdsSent(place[name], sent[name]));

const isSameEntry = ({ address, ...entry }: SavedAddress, sent: Body): boolean =>
  isSamePlace(address, sent) &&
  (['name', 'contactName', 'contactPhone', 'gatePhoto'] as const).every((field) =>
    holdsSent(entry[field], sent[field]),
  );

/** Whether the address book is already as a write wants it. */
export const showsAddress = (
  saved: readonly SavedAddress[],
  { call, params, body }: Pick<WaitingWrite, 'call' | 'params' | 'body'>,
): boolean => {
  const entry = saved.find(({ _id }) => _id === params.id);
  if (call === 'DELETE /users/addresses/{id}') return entry === undefined;
  if (!isBody(body)) return false;
  if (call === 'POST /users/addresses') return saved.some((one) => isSameEntry(one, body));
  const isDefault = body.isDefault !== true || entry?.isDefault === true;
  return entry !== undefined && isSameEntry(entry, body) && isDefault;
};

/** Reads whether an old write, whose key the server may have forgotten, has already made its change. */
export const isAddressWriteDone = async (write: WaitingWrite): Promise<boolean> => {
  const { call, body } = write;
  if (call === OWN_ADDRESS_CALL) {
    const { user } = await api('GET /auth/check');
    return isBody(body) && isSamePlace(user.address, body);
  }
  const { data } = await api('GET /users/addresses');
  return showsAddress(data, write);
};

import type { AddressEntryInput, SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import {
  addressesOf,
  isFull,
  putEntry,
  type AddressEntry,
} from '#lib/features/places/rules/saved-addresses.ts';
import { COUNTRY } from '#lib/features/places/rules/states.ts';
import { places } from '#lib/features/places/texts/places.en.ts';
import { toAddress } from '#lib/features/people/services/to-user.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { placeNamesOf } from '#lib/platform/i18n/place-names.ts';
import { inTransaction, newObjectId, toObjectId } from '#models/connection.ts';
import { changeOwn, findUser, type UserRecord } from '#models/people/user.ts';
import { locateAddress } from './steps/locate-address.ts';

type Own = Pick<Actor, 'userId'>;

const toSaved = (
  { _id, name, contactName, contactPhone, address }: AddressEntry,
  at: number,
): SavedAddress => ({
  _id: String(_id),
  name,
  contactName: contactName ?? null,
  contactPhone: contactPhone ?? null,
  isDefault: at === 0,
  address: toAddress(address),
  ...placeNamesOf(address),
});

const toList = (user: UserRecord | null): SavedAddress[] => {
  if (!user) throw new AppError('unauthorized');
  return addressesOf(user).map(toSaved);
};

/** What is stored of the form: the address with the English names of its places. */
const entryOf = async (_id: AddressEntry['_id'], body: AddressEntryInput): Promise<AddressEntry> => {
  const { name, contactName, contactPhone, isDefault: _isDefault, landMark, ...parts } = body;
  requireHonestPerson({ name: contactName });
  const given = { ...parts, ...(landMark !== undefined && { landMark }), country: COUNTRY };
  const { address } = await locateAddress(given);
  return {
    ...{ _id, name, address },
    ...(contactName !== undefined && { contactName }),
    ...(contactPhone !== undefined && { contactPhone }),
  };
};

const toRecord = async ([first, ...otherAddresses]: readonly AddressEntry[]) => {
  if (!first) return { ...(await locateAddress({})), addressTag: null, otherAddresses };
  const { address, ...addressTag } = first;
  return { ...(await locateAddress(address)), addressTag, otherAddresses };
};

/** Changes the list as it is at that moment: two calls at once come one after the other. */
const rewrite = (
  { userId }: Own,
  change: (entries: AddressEntry[]) => AddressEntry[],
): Promise<SavedAddress[]> =>
  inTransaction(async (tx) => {
    const user = await findUser(userId, tx);
    if (!user) throw new AppError('unauthorized');
    const changes = await toRecord(change(addressesOf(user)));
    return toList(await changeOwn({ userId, changes }, tx));
  });

const requireEntry = (entries: readonly AddressEntry[], id: string): AddressEntry => {
  const entry = entries.find(({ _id }) => String(_id) === id);
  if (!entry) throw new AppError('not_found');
  return entry;
};

export const listAddresses = async ({
  actor: { userId },
}: {
  actor: Own;
}): Promise<{ data: SavedAddress[] }> => ({
  data: toList(await findUser(userId)),
});

interface Change {
  actor: Own;
  body: AddressEntryInput;
}

type Changed = Promise<{ message: string; data: SavedAddress[] }>;

export const addAddress = async ({ actor, body }: Change): Changed => {
  const entry = await entryOf(newObjectId(), body);
  const data = await rewrite(actor, (entries) => {
    if (isFull(entries)) throw new AppError('too_many_addresses');
    return putEntry(entries, entry, body.isDefault === true);
  });
  return { message: places.messages.saved, data };
};

interface Chosen {
  actor: Own;
  params: { id: string };
}

export const changeAddress = async ({ actor, params: { id }, body }: Chosen & Change): Changed => {
  const entry = await entryOf(toObjectId(id), body);
  const data = await rewrite(actor, (entries) => {
    requireEntry(entries, id);
    return putEntry(entries, entry, body.isDefault === true);
  });
  return { message: places.messages.saved, data };
};

export const removeAddress = async ({ actor, params: { id } }: Chosen): Changed => {
  const data = await rewrite(actor, (entries) => {
    const gone = requireEntry(entries, id);
    return entries.filter((entry) => entry !== gone);
  });
  return { message: places.messages.removed, data };
};

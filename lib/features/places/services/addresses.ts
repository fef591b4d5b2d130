import type { AddressEntryInput, SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import {
  toAddressEntries,
  isFull,
  putEntry,
  type AddressEntry,
} from '#lib/features/places/rules/saved-addresses.ts';
import { getGatePhoto } from '#lib/features/places/rules/gate-photo.ts';
import { COUNTRY } from '#lib/features/places/rules/states.ts';
import { places } from '#lib/features/places/texts/places.en.ts';
import { toAddress } from '#lib/features/people/services/to-user.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { toPlaceNames } from '#lib/platform/i18n/place-names.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';
import { inTransaction, newObjectId, toObjectId } from '#models/connection.ts';
import { changeOwn, findUser, type UserRecord } from '#models/people/user.ts';
import { locateAddress, assertPlaceMatchesPin } from './steps/locate-address.ts';

type Own = Pick<Actor, 'userId'>;
type Writer = Pick<Actor, 'userId' | 'locale'>;

const toSaved = (
  { _id, name, contactName, contactPhone, gatePhoto, address }: AddressEntry,
  at: number,
): SavedAddress => ({
  _id: String(_id),
  name,
  contactName: contactName ?? null,
  contactPhone: contactPhone ?? null,
  gatePhoto: getGatePhoto({ address, ...(gatePhoto && { gatePhoto }) }),
  isDefault: at === 0,
  address: toAddress(address),
  ...toPlaceNames(address),
});

const toList = (user: UserRecord | null): SavedAddress[] => {
  if (!user) throw new AppError('unauthorized');
  return toAddressEntries(user).map(toSaved);
};

/** Maps the form to a stored address with English place names. */
const toEntry = async (
  _id: AddressEntry['_id'],
  body: AddressEntryInput,
  { locale }: Writer,
): Promise<AddressEntry> => {
  const { name, contactName, contactPhone, isDefault: _isDefault, gatePhoto, ...place } = body;
  const { floor, landMark, digipin, lift, callFromGate, ...parts } = place;
  requireHonestPerson({ name: contactName });
  const entered = {
    ...parts,
    ...(floor !== undefined && { floor }),
    ...(landMark !== undefined && { landMark }),
    ...(digipin !== undefined && { digipin }),
    ...(lift !== undefined && { lift }),
    ...(callFromGate !== undefined && { callFromGate }),
    country: COUNTRY,
  };
  await assertPlaceMatchesPin(entered, locale);
  const { address } = await locateAddress(entered);
  return {
    ...{ _id, name, address },
    ...(contactName !== undefined && { contactName }),
    ...(contactPhone !== undefined && { contactPhone }),
    ...(gatePhoto !== undefined && {
      gatePhoto: { key: gatePhoto, street: body.street, pinCode: body.pinCode },
    }),
  };
};

const toRecord = async ([first, ...otherAddresses]: readonly AddressEntry[]) => {
  if (!first) return { ...(await locateAddress({})), addressTag: null, otherAddresses };
  const { address, ...addressTag } = first;
  return { ...(await locateAddress(address)), addressTag, otherAddresses };
};

const photosIn = (entries: readonly AddressEntry[]): string[] =>
  entries.flatMap(({ gatePhoto }) => (gatePhoto ? [gatePhoto.key] : []));

/** Changes the current list inside a transaction, so that concurrent calls run one after the other. */
const rewrite = (actor: Own, change: (entries: AddressEntry[]) => AddressEntry[]): Promise<SavedAddress[]> =>
  inTransaction(async (tx) => {
    const { userId } = actor;
    const user = await findUser(userId, tx);
    if (!user) throw new AppError('unauthorized');
    const before = toAddressEntries(user);
    const after = change(before);
    const photos = { before: photosIn(before), after: photosIn(after), field: 'gatePhoto' };
    await exchangeImages({ actor, ...photos, purpose: 'gate' }, tx);
    return toList(await changeOwn({ userId, changes: await toRecord(after) }, tx));
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
  actor: Writer;
  body: AddressEntryInput;
}

type Changed = Promise<{ message: string; data: SavedAddress[] }>;

export const addAddress = async ({ actor, body }: Change): Changed => {
  const entry = await toEntry(newObjectId(), body, actor);
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
  const entry = await toEntry(toObjectId(id), body, actor);
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

import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, objectId, optional, text } from '#models/field.ts';

/** After this a guest's address is deleted, whatever happened. */
const KEPT_SECONDS = 180 * 86_400;

const WantedOffers = defineModel({
  name: 'WantedOffers',
  collection: 'wantedOffers',
  fields: {
    /** The account's id, or the email address of a guest. */
    owner: text(),
    userId: optional(objectId()),
    /** A guest's address, left for this one message. */
    email: optional(text()),
    /** A guest's language; a member's is read from the account. */
    locale: optional(text<Locale>()),
    kind: text<'city' | 'trade'>(),
    /** The key of the city, or the id of the trade. */
    key: text(),
    name: text(),
    state: optional(text()),
    askedAt: date(),
  },
  indexes: [
    // One row per person and thing; also counts a person's rows.
    [{ owner: 1, kind: 1, key: 1 }, { unique: true }],
    // The people who wait for a thing, in order.
    [{ kind: 1, key: 1, _id: 1 }, {}],
    // An account's rows, for its download and its deletion.
    [{ userId: 1 }, { partialFilterExpression: { userId: { $exists: true } } }],
    // Expiry.
    [{ askedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }],
  ],
});

/** A switched-off city or trade that a person waits for. The row is deleted when they are notified. */
export type WantedOfferRecord = RowOf<typeof WantedOffers>;

type Thing = Pick<WantedOfferRecord, 'kind' | 'key'>;

export const countWantedOffers = (owner: string, tx: Tx): Promise<number> =>
  WantedOffers.countDocuments({ owner }, { tx });

export const findOwnWantedOffer = (
  owner: string,
  { kind, key }: Thing,
  tx?: Tx,
): Promise<WantedOfferRecord | null> => WantedOffers.findOne({ owner, kind, key }, { tx });

/** Stores that a person waits for a thing. */
export const insertWantedOffer = (row: Omit<WantedOfferRecord, '_id'>, tx: Tx): Promise<WantedOfferRecord> =>
  WantedOffers.insert(row, { tx });

/** Renews what a member asked for. */
export const renewWantedOffer = async (
  _id: WantedOfferRecord['_id'],
  askedAt: Date,
  tx: Tx,
): Promise<void> => {
  await WantedOffers.updateOne({ _id }, { $set: { askedAt } }, { tx });
};

export const listOwnWantedOffers = (userId: string): Promise<WantedOfferRecord[]> =>
  WantedOffers.find({ userId }, { sort: { _id: -1 } });

/** Lists the people who wait for a thing in pages, from the one after this. */
export const listWaitingFor = (
  { kind, key }: Thing,
  after: WantedOfferRecord['_id'] | null,
  limit: number,
): Promise<WantedOfferRecord[]> =>
  WantedOffers.find({ kind, key, ...(after && { _id: { $gt: after } }) }, { sort: { _id: 1 }, limit });

/** Lists the things that people wait for. */
export const listWantedThings = async (): Promise<Thing[]> => {
  const rows = await WantedOffers.aggregate<{ _id: Thing }>([
    { $group: { _id: { kind: '$kind', key: '$key' } } },
  ]);
  return rows.map(({ _id }) => _id);
};

/** Counts the people who wait, by thing. */
export const countWaiting = async (): Promise<
  (Thing & { name: string; state?: string; people: number })[]
> => {
  const rows = await WantedOffers.aggregate<{
    _id: Thing;
    name: string;
    state?: string | null;
    people: number;
  }>([
    {
      $group: {
        _id: { kind: '$kind', key: '$key' },
        name: { $last: '$name' },
        state: { $last: '$state' },
        people: { $sum: 1 },
      },
    },
  ]);
  return rows.map(({ _id, name, state, people }) => ({ ..._id, name, ...(state && { state }), people }));
};

export const findWantedOffer = (id: string): Promise<WantedOfferRecord | null> => WantedOffers.findById(id);

/** Removes a row; false if it is gone already. */
export const removeWantedOffer = async (_id: WantedOfferRecord['_id'], tx: Tx): Promise<boolean> =>
  (await WantedOffers.deleteOne({ _id }, { tx })).deletedCount > 0;

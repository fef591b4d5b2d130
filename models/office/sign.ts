import type { Types } from 'mongoose';
import type { Sign, SignKind } from '#lib/features/office/rules/signs.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, mixed, objectId, text } from '#models/field.ts';
import { between, definedOnly, newestFirst, type Place } from '#models/newest-first.ts';

export type SignState = 'open' | 'looked_at';

const FraudSign = defineModel({
  name: 'FraudSign',
  collection: 'fraudSigns',
  fields: {
    /** Kind and people; one row each. */
    key: text(),
    kind: text<SignKind>(),
    /** The account that acted, then the other one. */
    people: list(objectId()),
    counts: mixed<Sign['counts']>(),
    /** The newest act that the sign rests on. */
    newestAt: date(),
    foundAt: date(),
    state: text<SignState>(),
    /** Who looked at it last, even if something new has happened since. */
    looked: mixed<{ at: Date; by: Types.ObjectId } | null>({ default: null }),
    keepUntil: date(),
  },
  indexes: [
    [{ key: 1 }, { unique: true }],
    // The office's list, newest first.
    [{ state: 1, _id: -1 }, {}],
    // Those about a person.
    [{ people: 1 }, {}],
    [{ keepUntil: 1 }, { expireAfterSeconds: 0 }],
  ],
});

export type SignRecord = RowOf<typeof FraudSign>;

const toKey = ({ kind, people }: Pick<Sign, 'kind' | 'people'>): string => [kind, ...people].join(' ');

export const findSign = (sign: Pick<Sign, 'kind' | 'people'>): Promise<SignRecord | null> =>
  FraudSign.findOne({ key: toKey(sign) });

/** Stores a sign, or opens the stored one again. */
export const putSign = async (
  { kind, people, counts, newestAt }: Sign,
  { at, keepUntil }: { at: Date; keepUntil: Date },
): Promise<void> => {
  const ids = people.map(toObjectId);
  await FraudSign.updateOne(
    { key: toKey({ kind, people }) },
    {
      $set: { counts, newestAt, keepUntil, state: 'open' },
      $setOnInsert: { kind, people: ids, foundAt: at, looked: null },
    },
    { upsert: true },
  );
};

/** Marks the sign as it was seen; null if it changed or was looked at since. */
export const closeSign = (
  { signId, seenAt, looked }: { signId: string; seenAt: Date; looked: { at: Date; by: string } },
  tx: Tx,
): Promise<SignRecord | null> =>
  FraudSign.findOneAndUpdate(
    { _id: signId, state: 'open', newestAt: seenAt },
    { $set: { state: 'looked_at', looked: { at: looked.at, by: toObjectId(looked.by) } } },
    { tx },
  );

export const findSignById = (signId: string, tx: Tx): Promise<SignRecord | null> =>
  FraudSign.findById(signId, { tx });

interface SignQuery extends Place {
  state: SignState;
  since: Date | undefined;
  until: Date | undefined;
}

export const listSignRecords = ({ state, since, until, ...place }: SignQuery): Promise<Page<SignRecord>> =>
  newestFirst(FraudSign, { filter: definedOnly({ state, foundAt: between(since, until) }), ...place });

const MAX_ABOUT_ONE = 50;

export const listSignsAbout = (userId: string): Promise<SignRecord[]> =>
  FraudSign.find({ people: userId }, { sort: { _id: -1 }, limit: MAX_ABOUT_ONE });

import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, objectId, optional, text } from '#models/field.ts';

const SwitchedOff = defineModel({
  name: 'SwitchedOff',
  collection: 'switchedOff',
  fields: {
    kind: text<'city' | 'trade'>(),
    /** A city's key, or the id of a trade. */
    key: text(),
    /** The English name of the city or trade, as it was when it was switched off. */
    name: text(),
    /** The state of a city. */
    state: optional(text()),
    reason: text(),
    byId: objectId(),
    at: date(),
  },
  indexes: [
    // One row per city or trade.
    [{ kind: 1, key: 1 }, { unique: true }],
  ],
});

/** A city or trade that the office switched off. One without a row can be booked. */
export type SwitchedOffRecord = RowOf<typeof SwitchedOff>;

type Thing = Pick<SwitchedOffRecord, 'kind' | 'key'>;

// A few hundred at most: the cities of India, and the trades.
const SCAN_LIMIT = 2000;

export const listSwitchedOff = (tx?: Tx): Promise<SwitchedOffRecord[]> =>
  SwitchedOff.find({}, { sort: { at: -1 }, limit: SCAN_LIMIT, maxAge: 'election', tx });

/** Stores what was switched off; false if it was off already. */
export const putSwitchedOff = async (
  { kind, key, ...rest }: Omit<SwitchedOffRecord, '_id'>,
  tx: Tx,
): Promise<boolean> =>
  (await SwitchedOff.updateOne({ kind, key }, { $setOnInsert: rest }, { upsert: true, tx })).upsertedCount >
  0;

/** Removes the row of a city or trade; false if it was on already. */
export const removeSwitchedOff = async ({ kind, key }: Thing, tx: Tx): Promise<boolean> =>
  (await SwitchedOff.deleteOne({ kind, key }, { tx })).deletedCount > 0;

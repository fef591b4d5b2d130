import type { PayeeChange } from '#lib/features/money/rules/payee.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { mixed } from '#models/field.ts';

const PayeeRow = defineModel({
  name: 'Payee',
  collection: 'payees',
  fields: {
    /** Oldest first. The id of the row is the person's. */
    changes: mixed<PayeeChange[]>(),
  },
  indexes: [],
});

export type PayeeRecord = RowOf<typeof PayeeRow>;

/** Returns the changes of a person's payee, oldest first; empty if none was ever saved. */
export const findPayeeChanges = async (userId: string, tx?: Tx): Promise<readonly PayeeChange[]> =>
  (await PayeeRow.findById(userId, { tx }))?.changes ?? [];

export const storePayeeChanges = async (
  userId: string,
  changes: readonly PayeeChange[],
  tx: Tx,
): Promise<void> => {
  await PayeeRow.updateOne({ _id: userId }, { $set: { changes: [...changes] } }, { upsert: true, tx });
};

import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, flag, objectId, text } from '#models/field.ts';

const FeatureFlag = defineModel({
  name: 'FeatureFlag',
  collection: 'featureFlags',
  fields: {
    key: text(),
    isOn: flag(),
    reason: text(),
    byId: objectId(),
    at: date(),
  },
  indexes: [
    // One decision per flag.
    [{ key: 1 }, { unique: true }],
  ],
});

/** A decision of the office about a feature flag; a flag without a row has its default. */
export type FeatureFlagRecord = RowOf<typeof FeatureFlag>;

export const listFeatureFlags = (): Promise<FeatureFlagRecord[]> => FeatureFlag.find({}, { limit: 100 });

export const putFeatureFlag = async (
  { key, ...decision }: Omit<FeatureFlagRecord, '_id'>,
  tx: Tx,
): Promise<void> => {
  await FeatureFlag.updateOne({ key }, { $set: decision }, { upsert: true, tx });
};

export const removeFeatureFlag = async (key: string, tx: Tx): Promise<void> => {
  await FeatureFlag.deleteOne({ key }, { tx });
};

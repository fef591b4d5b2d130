import mongoose, { Schema, type Model, type SchemaDefinition } from 'mongoose';
import { database } from './connection.ts';

interface ModelRules<Row> {
  name: string;
  collection: string;
  fields: SchemaDefinition<Row>;
  indexes: readonly [Record<string, 1 | -1 | '2dsphere'>, mongoose.IndexOptions][];
  /** Makes the collection a ring of this size, which forgets its oldest rows. */
  cappedBytes?: number;
  /** What the database itself asks of every row, whoever writes it: a query that the row has to match. */
  rule?: object;
}

const databaseRules = new Map<string, object>();

/** Makes a model once per process: page bundle and server load the same file twice but share mongoose. */
export const defineModel = <Row>(rules: ModelRules<Row>): Model<Row> => {
  const { name, collection, fields, indexes, cappedBytes, rule } = rules;
  if (rule) databaseRules.set(name, rule);
  const existing = mongoose.models[name];
  if (existing) return existing;
  const schema = new Schema<Row>(fields, {
    collection,
    strict: 'throw',
    versionKey: false,
    minimize: false,
    id: false,
    ...(cappedBytes === undefined ? {} : { capped: cappedBytes }),
  });
  for (const [keys, options] of indexes) schema.index(keys, options);
  return mongoose.model<Row>(name, schema);
};

// Mongoose knows more ways to name a direction than our rules admit and the driver takes.
const toDriverKey = (keys: mongoose.IndexDefinition): Record<string, '2dsphere' | number> =>
  Object.fromEntries(Object.entries(keys).map(([field, to]) => [field, to === '2dsphere' ? to : Number(to)]));

const prepareModel = async (model: Model<unknown>): Promise<void> => {
  const indexes = model.schema.indexes().map(([keys, { unique, ...options }]) => ({
    ...options,
    ...(unique ? { unique: true } : {}),
    key: toDriverKey(keys),
  }));
  // A collection comes with its first index; one without indexes, or a ring, is made by itself.
  if (indexes.length === 0 || model.schema.get('capped')) await model.createCollection();
  if (indexes.length > 0) await model.collection.createIndexes(indexes);
  const rule = databaseRules.get(model.modelName);
  if (rule) await database().command({ collMod: model.collection.collectionName, validator: rule });
};

/** Makes every collection and index of the loaded models; a transaction cannot make them on the way. */
export const prepareModels = async (): Promise<void> => {
  await Promise.all(Object.values(mongoose.models).map(prepareModel));
};

const wantedIndexes = (model: Model<unknown>): string[] =>
  model.schema.indexes().map(([keys]) => JSON.stringify(keys));

const missingOf = async (model: Model<unknown>): Promise<string[]> => {
  const present = await model.listIndexes().catch(() => []);
  const keys = new Set(present.map((index: { key: object }) => JSON.stringify(index.key)));
  return wantedIndexes(model)
    .filter((wanted) => !keys.has(wanted))
    .map((wanted) => `${model.collection.collectionName} ${wanted}`);
};

/** Indexes that the loaded models want and the database lacks. */
export const findMissingIndexes = async (): Promise<string[]> =>
  (await Promise.all(Object.values(mongoose.models).map(missingOf))).flat();

import mongoose, { Schema, type Model } from 'mongoose';
import { Collection } from './collection.ts';
import { database } from './connection.ts';
import type { Fields, Row } from './field.ts';

interface ModelRules<All> {
  name: string;
  collection: string;
  fields: All;
  indexes: readonly [Record<string, 1 | -1 | '2dsphere'>, mongoose.IndexOptions][];
  /** Makes the collection capped: it drops its oldest rows beyond this size. */
  cappedBytes?: number;
  /** A query that every row must match; the database enforces it as a validator. */
  rule?: object;
}

const databaseRules = new Map<string, object>();

/** Defines a model once per process. The page bundle and the server load the same file twice but share mongoose. */
export const defineModel = <All extends Fields>(rules: ModelRules<All>): Collection<Row<All>> => {
  const { name, collection, fields, indexes, cappedBytes, rule } = rules;
  if (rule) databaseRules.set(name, rule);
  const existing: Model<Row<All>> | undefined = mongoose.models[name];
  if (existing) return new Collection<Row<All>>(existing);
  const definitions = Object.entries(fields).map(([field, { definition }]) => [field, definition]);
  const definition: mongoose.SchemaDefinition<Row<All>> = Object.fromEntries(definitions);
  const schema = new Schema<Row<All>>(definition, {
    collection,
    strict: 'throw',
    versionKey: false,
    minimize: false,
    id: false,
    ...(cappedBytes === undefined ? {} : { capped: cappedBytes }),
  });
  for (const [keys, options] of indexes) schema.index(keys, options);
  return new Collection(mongoose.model<Row<All>>(name, schema));
};

/** A row of a collection. */
export type RowOf<Of> = Of extends Collection<infer One> ? One : never;

// Mongoose's type allows more directions than our rules and the driver.
const toDriverKey = (keys: mongoose.IndexDefinition): Record<string, '2dsphere' | number> =>
  Object.fromEntries(Object.entries(keys).map(([field, to]) => [field, to === '2dsphere' ? to : Number(to)]));

const prepareModel = async (model: Model<unknown>): Promise<void> => {
  const indexes = model.schema.indexes().map(([keys, { unique, ...options }]) => ({
    ...options,
    ...(unique ? { unique: true } : {}),
    key: toDriverKey(keys),
  }));
  // Creating an index creates its collection; those without indexes and capped ones are created explicitly.
  if (indexes.length === 0 || model.schema.get('capped')) await model.createCollection();
  if (indexes.length > 0) await model.collection.createIndexes(indexes);
  const rule = databaseRules.get(model.modelName);
  if (rule) await database().command({ collMod: model.collection.collectionName, validator: rule });
};

/** Creates the collections and indexes of all loaded models, because a transaction cannot. */
export const prepareModels = async (): Promise<void> => {
  await Promise.all(Object.values(mongoose.models).map(prepareModel));
};

/** The fields and unique indexes of each loaded model, for the shard plan. */
export const listModelShapes = () =>
  Object.values(mongoose.models).map(({ collection, schema }) => ({
    collection: collection.collectionName,
    fields: Object.keys(schema.paths),
    uniqueIndexes: schema.indexes().flatMap(([keys, { unique }]) => (unique ? [Object.keys(keys)] : [])),
    isCapped: Boolean(schema.get('capped')),
  }));

const wantedIndexes = (model: Model<unknown>): string[] =>
  model.schema.indexes().map(([keys]) => JSON.stringify(keys));

const listMissing = async (model: Model<unknown>): Promise<string[]> => {
  const present = await model.listIndexes().catch(() => []);
  const keys = new Set(present.map((index: { key: object }) => JSON.stringify(index.key)));
  return wantedIndexes(model)
    .filter((index) => !keys.has(index))
    .map((index) => `${model.collection.collectionName} ${index}`);
};

/** The required indexes that the database lacks. */
export const findMissingIndexes = async (): Promise<string[]> =>
  (await Promise.all(Object.values(mongoose.models).map(listMissing))).flat();

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import mongoose, { type Model } from 'mongoose';
import { z } from 'zod';
import { database } from '#models/connection.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

const row = z.record(z.string(), z.unknown());
type Row = z.infer<typeof row>;

const release = z.record(z.string(), z.array(row));

const folder = join(projectRoot, 'server/migrations/releases');

/** Fills the empty test database with rows stored by an earlier release, some of every collection. */
export const loadRelease = async (version: string): Promise<void> => {
  const text = gunzipSync(readFileSync(join(folder, `${version}.json.gz`))).toString();
  const collections = release.parse(mongoose.mongo.BSON.EJSON.parse(text));
  await Promise.all(
    Object.entries(collections).map(([name, rows]) => database().collection(name).insertMany(rows)),
  );
};

const findFault = async (model: Model<unknown>, row: Row): Promise<string | null> => {
  try {
    // Throws for a field the model does not know.
    await new model(row).validate();
    return null;
  } catch (error) {
    return String(error);
  }
};

const byCollection = (model: Model<unknown>) => [model.collection.name, model] as const;

/** Rows that no model would store as they are, with the reason, one line each. */
export const findUnfitRows = async (): Promise<string[]> => {
  const models = new Map(Object.values(mongoose.models).map(byCollection));
  const collections = await database().collections();
  const faults = collections.map(async (collection) => {
    const name = collection.collectionName;
    const model = models.get(name);
    const rows = await collection.find<Row>({}).toArray();
    return Promise.all(
      rows.map(async (row) => {
        const fault = model ? await findFault(model, row) : 'no model has this collection';
        return fault === null ? [] : [`${name} ${String(row['_id'])}: ${fault}`];
      }),
    );
  });
  return (await Promise.all(faults)).flat(2);
};

import type { Collection, Document, MongoClient } from 'mongodb';
import { listingIndexes } from '#models/people/listing-indexes.ts';
import { toObjectId } from '#models/connection.ts';
import { makeCrowd } from '#e2e/kit/factories/crowd.ts';
import { trades } from '#server/seed/trades.ts';

export const skills = trades.map(({ name }, at) => ({
  _id: toObjectId(at.toString(16).padStart(24, 'b')),
  name,
}));

/** A database with the given number of workers. */
export interface MarketTown {
  size: number;
  users: Collection<Document>;
}

const BATCH = 5000;

const fill = async (users: Collection<Document>, size: number): Promise<void> => {
  const take = await makeCrowd(skills);
  for (let from = 0; from < size; from += BATCH) {
    const rows = take(from, Math.min(BATCH, size - from));
    await users.insertMany(rows, { ordered: false, writeConcern: { w: 1 } });
    if (from % 100_000 === 0) process.stderr.write(`${size}: ${from} workers\n`);
  }
};

const buildIndexes = async (users: Collection<Document>): Promise<void> => {
  await users.createIndexes(
    listingIndexes.map(([key, { partialFilterExpression = {} }]) => ({ key, partialFilterExpression })),
  );
};

/** Creates the database of a size, unless an earlier run did. */
export const makeLoadFixture = async (client: MongoClient, size: number): Promise<MarketTown> => {
  const users = client.db(`bench_search_${size}`).collection('users');
  if ((await users.estimatedDocumentCount()) !== size) {
    await users.drop();
    await fill(users, size);
  }
  await buildIndexes(users);
  return { size, users };
};

import type { MongoClient, Document, Timestamp } from 'mongodb';
import { z } from 'zod';
import { collectionFile, readAll, type BaseBackup } from './backup.ts';

const BATCH = 500;

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );

/** Stores a base backup in an empty database. Indexes are built by the first server that starts. */
export const restoreBase = async (
  client: MongoClient,
  name: string,
  { folder, base }: { folder: string; base: BaseBackup },
): Promise<void> => {
  const db = client.db(name);
  for (const { name: collection, options } of base.collections) {
    await db.createCollection(collection, options);
    const documents = await readAll(collectionFile(folder, collection));
    for (const batch of batches(documents))
      await db.collection(collection).insertMany(batch, { bypassDocumentValidation: true });
  }
};

const entry = z.looseObject({
  op: z.enum(['i', 'u', 'd', 'c', 'n']),
  ns: z.string(),
  ts: z.custom<Timestamp>().optional(),
  o: z.record(z.string(), z.unknown()),
  o2: z.record(z.string(), z.unknown()).optional(),
});
type Entry = z.infer<typeof entry>;

/** The writes of an entry: one, or all of a transaction. */
const writesIn = ({ op, ns, o, o2 }: Entry): Document[] => {
  const inner = z.array(entry).safeParse(o['applyOps']);
  if (op === 'c' && inner.success) {
    if (o['partialTxn']) throw new Error('A transaction of several entries is not supported by this drill.');
    return inner.data.flatMap(writesIn);
  }
  return op === 'c' || op === 'n' ? [] : [{ op, ns, o, ...(o2 && { o2 }) }];
};

/** Repeats what was written after the base backup, up to a moment; all that was copied by default. */
export const replayOplog = async (
  client: MongoClient,
  name: string,
  { file, base, until }: { file: string; base: BaseBackup; until?: Timestamp },
): Promise<number> => {
  const entries = z.array(entry).parse(await readAll(file));
  const wanted = entries.filter(({ ts }) => !until || !ts || ts.lessThanOrEqual(until));
  const kept = new Set(base.collections.map((one) => `${name}.${one.name}`));
  const writes = wanted.flatMap(writesIn).filter(({ ns }) => kept.has(String(ns)));
  for (const batch of batches(writes)) await client.db('admin').command({ applyOps: batch });
  return writes.length;
};

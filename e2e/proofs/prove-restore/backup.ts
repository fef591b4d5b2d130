import { setTimeout as pause } from 'node:timers/promises';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { BSON, type MongoClient, type Document, type Timestamp } from 'mongodb';
import { z } from 'zod';

const options = { promoteValues: false, promoteLongs: false };

/** Appends documents to a file as mongodump does: one after another. */
const writeAll = async (file: string, documents: AsyncIterable<Document>): Promise<number> => {
  const stream = createWriteStream(file);
  let count = 0;
  for await (const document of documents) {
    stream.write(BSON.serialize(document));
    count += 1;
  }
  stream.end();
  await finished(stream);
  return count;
};

/** Reads the documents of a file; a last one that was cut off is left out. */
export const readAll = async (file: string): Promise<Document[]> => {
  const bytes = await buffer(createReadStream(file));
  const documents: Document[] = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readInt32LE(at);
    if (at + length > bytes.length) break;
    documents.push(BSON.deserialize(bytes.subarray(at, at + length), options));
    at += length;
  }
  return documents;
};

const timestamp = z.custom<Timestamp>((value) => value instanceof BSON.Timestamp);

/** The newest moment that a server knows. */
export const readOperationTime = async (client: MongoClient, name: string): Promise<Timestamp> =>
  timestamp.parse((await client.db(name).command({ ping: 1 }))['operationTime']);

export interface BaseBackup {
  /** Everything up to this moment is in it, and nothing after it. */
  at: Timestamp;
  documents: number;
  collections: { name: string; options: Document }[];
}

export const collectionFile = (folder: string, name: string): string => join(folder, `${name}.bson`);

// Capped collections only carry events between running servers, and cannot be read at one moment.
const isKept = (name: string, { capped = false }: Document = {}): boolean =>
  !name.startsWith('system.') && capped !== true;

const listedCollections = z.array(
  z.looseObject({ name: z.string(), options: z.record(z.string(), z.unknown()).default({}) }),
);

/** Copies a database as it was at one moment, while people write to it. */
export const takeBase = async (client: MongoClient, name: string, folder: string): Promise<BaseBackup> => {
  mkdirSync(folder, { recursive: true });
  const db = client.db(name);
  const at = await readOperationTime(client, name);
  const listed = listedCollections.parse(await db.listCollections({ type: 'collection' }).toArray());
  const collections = listed
    .filter((one) => isKept(one.name, one.options))
    .map(({ name: collection, options: created }) => ({ name: collection, options: created }));
  let documents = 0;
  for (const { name: collection } of collections) {
    const cursor = db.runCursorCommand({
      find: collection,
      readConcern: { level: 'snapshot', atClusterTime: at },
    });
    documents += await writeAll(collectionFile(folder, collection), cursor);
  }
  return { at, documents, collections };
};

/** An oplog that is copied while it grows. */
export interface OplogArchive {
  file: string;
  /** When the newest copied entry was written. */
  newestAt(): Date;
  stop(): Promise<void>;
}

const POLL_MS = 200;

/** Copies everything after `since` that a majority has, and makes each batch durable. */
export const archiveOplog = async (
  client: MongoClient,
  since: Timestamp,
  file: string,
): Promise<OplogArchive> => {
  const oplog = client.db('local').collection('oplog.rs');
  const out = await open(file, 'a');
  const ended = new AbortController();
  let last = since;
  let newest = new Date(since.getHighBits() * 1000);

  const copy = async (): Promise<void> => {
    const found = oplog.find({ ts: { $gt: last } }, { readConcern: 'majority', ...options });
    const entries = await found.toArray();
    const newestEntry = entries.at(-1);
    if (!newestEntry) return;
    await out.write(Buffer.concat(entries.map((entry) => BSON.serialize(entry))));
    await out.datasync();
    last = timestamp.parse(newestEntry['ts']);
    newest = z.date().parse(newestEntry['wall']);
  };
  const loop = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      // A server that is gone ends the archive, as a disaster does.
      await copy().catch(() => ended.abort());
      await pause(POLL_MS);
    }
  };
  const done = loop();
  const stop = async (): Promise<void> => {
    ended.abort();
    await done;
    await out.close();
  };
  return { file, newestAt: () => newest, stop };
};

import { randomBytes } from 'node:crypto';
import { database, newObjectId, toObjectId } from '#models/connection.ts';

// Lists that admins keep short, rows of servers, and waiting work, which would be done meanwhile.
const leftAlone = new Set([
  'outbox',
  ...['skills', 'workTypes', 'jobs', 'switchedOff', 'featureFlags', 'webhooks', 'migrations', 'schedules'],
  ...['presence', 'presenceNodes', 'pushKeys', 'rateLimits', 'socketEvents', 'idempotency', 'files.chunks'],
]);

interface Row {
  _id: unknown;
}

const isObjectId = (value: unknown): value is ReturnType<typeof newObjectId> =>
  typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === 'ObjectId';

/** Replaces each id by the same new one, also within texts, so that the copy belongs to other people. */
const createCopier = () => {
  const renamed = new Map<string, string>();
  const rename = (hex: string): string => {
    const known = renamed.get(hex) ?? randomBytes(hex.length / 2).toString('hex');
    renamed.set(hex, known);
    return known;
  };
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/\b[0-9a-f]{24}(?:[0-9a-f]{8})?\b/g, rename);
    if (isObjectId(value)) return toObjectId(rename(value.toHexString()));
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [copy(name), copy(inner)]));
  };
  return copy;
};

/** The texts that have to differ from row to row; ids differ anyway. */
const findUniqueTexts = async (collection: string): Promise<string[]> =>
  (await database().collection(collection).indexes())
    .filter(({ unique }) => unique)
    .flatMap(({ key }) => Object.keys(key));

const copyRow = (row: Row, texts: readonly string[]): Row => {
  const [mark, toCopy] = [randomBytes(6).toString('base64url'), createCopier()];
  const copied = Object.entries(row).map(([name, value]): [string, unknown] => {
    const copy = toCopy(value);
    return [
      name,
      texts.includes(name) && typeof copy === 'string' && copy === value ? `${copy}${mark}` : copy,
    ];
  });
  const made: Record<string, unknown> = Object.fromEntries(copied);
  return { ...made, _id: made['_id'] };
};

const BATCH_SIZE = 2000;

/**
 * Copies the rows of each collection for other people: new ids, and nothing that would have to be unique. `countIn` says
 * how many rows a collection gets.
 */
export const growRows = async (countIn: (collection: string) => number): Promise<void> => {
  for (const { name } of await database().listCollections({ type: 'collection' }).toArray()) {
    if (leftAlone.has(name) || name.startsWith('system.')) continue;
    const rows = database().collection<Row>(name);
    const found = await rows.find({}, { limit: 1000 }).toArray();
    if (found.length === 0) continue;
    const texts = ['_id', ...(await findUniqueTexts(name))];
    const count = countIn(name);
    for (let made = 0; made < count; made += BATCH_SIZE) {
      const size = Math.min(BATCH_SIZE, count - made);
      const copies = Array.from({ length: size }, (_, n) =>
        copyRow(found[(made + n) % found.length] ?? { _id: newObjectId() }, texts),
      );
      await rows.insertMany(copies, { bypassDocumentValidation: true });
    }
  }
};

/** Examines every user, as a query without an index does. */
export const walkUsers = (): Promise<object[]> =>
  database().collection('users').find({ about: 'nobody' }).toArray();

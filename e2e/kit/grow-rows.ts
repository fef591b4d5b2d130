import { randomBytes } from 'node:crypto';
import { now } from '#lib/platform/time/clock.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import { database, newObjectId, toObjectId } from '#models/connection.ts';

// Lists that admins keep short, rows of servers, and waiting work, which would be done meanwhile.
const leftAlone = new Set([
  'outbox',
  ...['skills', 'workTypes', 'jobs', 'switchedOff', 'featureFlags', 'webhooks', 'migrations', 'schedules'],
  ...['presence', 'presenceNodes', 'pushKeys', 'rateLimits', 'socketEvents', 'idempotency', 'stored.chunks'],
]);

interface Row {
  _id: unknown;
}

const isObjectId = (value: unknown): value is ReturnType<typeof newObjectId> =>
  typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === 'ObjectId';

/** How old a copy is, and the first signs of its ids, which begin with their time. */
interface Age {
  idStart: string;
  backMs: number;
}

const unaged: Age = { idStart: '', backMs: 0 };

/** Replaces each id by the same new one, also within texts, so that the copy belongs to other people. */
const createCopier = ({ idStart, backMs }: Age) => {
  const renamed = new Map<string, string>();
  const rename = (hex: string): string => {
    const known =
      renamed.get(hex) ?? idStart + randomBytes((hex.length - idStart.length) / 2).toString('hex');
    renamed.set(hex, known);
    return known;
  };
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/\b[0-9a-f]{24}(?:[0-9a-f]{8})?\b/g, rename);
    if (isObjectId(value)) return toObjectId(rename(value.toHexString()));
    if (value instanceof Date) return new Date(value.getTime() - backMs);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [copy(name), copy(inner)]));
  };
  return copy;
};

/** The fields of each unique index. */
const findUniqueKeys = async (collection: string): Promise<string[][]> =>
  (await database().collection(collection).indexes())
    .filter(({ unique }) => unique)
    .map(({ key }) => Object.keys(key));

/** Changes a text of each unique key that is still the original's; those with an id or a date differ from it already. */
const makeUnique = (made: Record<string, unknown>, row: Row, keys: readonly string[][]): void => {
  const original: Record<string, unknown> = { ...row };
  for (const fields of keys) {
    const name = fields.find((field) => typeof made[field] === 'string');
    const isSame = fields.every((field) => String(made[field]) === String(original[field]));
    if (name !== undefined && isSame)
      made[name] = `${String(made[name])}${randomBytes(6).toString('base64url')}`;
  }
};

const copyRow = (row: Row, keys: readonly string[][], age: Age): Row => {
  const toCopy = createCopier(age);
  const made: Record<string, unknown> = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, toCopy(value)]),
  );
  makeUnique(made, row, keys);
  const { localDate } = made;
  const isMoved = age.backMs !== 0 && typeof localDate === 'string' && /^\d{4}-\d\d-\d\d$/.test(localDate);
  const day = isMoved && { localDate: addDays(localDate, -Math.round(age.backMs / DAY_MS)) };
  return { ...made, ...day, _id: made['_id'] };
};

const BATCH_SIZE = 2000;
/** One batch is made while the database stores the other. */
const BATCHES_AT_ONCE = 2;
const DAY_MS = 86_400_000;

interface Growth {
  /** How many rows a collection that has `held` gets. */
  countIn: (collection: string, held: number) => number;
  /** Spreads the copies over this number of days before today, the oldest first; as old as their originals by default. */
  days?: number;
  /** Whether the copy of this number lies ahead, so that nothing of it is due yet. */
  isAhead?: (collection: string, n: number) => boolean;
  /** Fields that differ in the copy of this number. */
  change?: (collection: string, n: number) => object;
  /** Hears how many rows a collection has got, after each batch. */
  report?: (collection: string, made: number, count: number) => void;
  /** Hears of a collection that could not be filled, which otherwise throws. */
  fault?: (collection: string, error: unknown) => void;
}

/** Whole days, so that times of day stay as they are. */
const ageAt = (share: number, days: number): Age => {
  if (days === 0) return unaged;
  const backMs = Math.ceil((1 - share) * days) * DAY_MS;
  const seconds = Math.floor((now().getTime() - (1 - share) * days * DAY_MS) / 1000);
  return { idStart: seconds.toString(16).padStart(8, '0'), backMs };
};

const AHEAD_MS = 60 * DAY_MS;
const ageAhead = (): Age => ({ ...ageAt(1, 1), backMs: -AHEAD_MS });

const growCollection = async (name: string, found: readonly Row[], growth: Growth): Promise<void> => {
  const { countIn, days = 0, isAhead, change, report } = growth;
  const rows = database().collection<Row>(name);
  const keys = [['_id'], ...(await findUniqueKeys(name))];
  const count = countIn(name, await rows.estimatedDocumentCount());
  let begun = 0;
  let made = 0;
  const copyNext = (): Row[] => {
    const from = begun;
    begun += Math.min(BATCH_SIZE, count - from);
    return Array.from({ length: begun - from }, (_, index) => {
      const n = from + index;
      const row = found[n % found.length] ?? { _id: newObjectId() };
      const age = isAhead?.(name, n) ? ageAhead() : ageAt(n / count, days);
      return { ...copyRow(row, keys, age), ...change?.(name, n) };
    });
  };
  const work = async (): Promise<void> => {
    while (begun < count) {
      const copies = copyNext();
      await rows.insertMany(copies, {
        bypassDocumentValidation: true,
        ordered: false,
        ignoreUndefined: true,
      });
      made += copies.length;
      report?.(name, made, count);
    }
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, work));
};

/** Copies the rows of each collection for other people: new ids, and nothing that would have to be unique. */
export const growRows = async (growth: Growth): Promise<void> => {
  for (const { name } of await database().listCollections({ type: 'collection' }).toArray()) {
    if (leftAlone.has(name) || name.startsWith('system.')) continue;
    const found = await database().collection<Row>(name).find({}, { limit: 1000 }).toArray();
    if (found.length === 0) continue;
    await growCollection(name, found, growth).catch((error: unknown) => {
      if (!growth.fault) throw error;
      growth.fault(name, error);
    });
  }
};

/** Examines every user, as a query without an index does. */
export const walkUsers = (): Promise<object[]> =>
  database().collection('users').find({ about: 'nobody' }).toArray();

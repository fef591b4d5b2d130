import { randomBytes } from 'node:crypto';
import { database, newObjectId } from '#models/connection.ts';

type Row = Record<string, unknown>;

const BATCH_SIZE = 5000;

/** Tells the rows of this run from those that an earlier one left. */
export const run = randomBytes(3).toString('hex');

/** Stores copies of a row, each with its own id and what `change` gives it. */
export const copyRow = async (
  collection: string,
  filter: object,
  count: number,
  change: (n: number) => Row,
): Promise<void> => {
  const rows = database().collection(collection);
  const row = await rows.findOne(filter);
  if (!row) throw new Error(`No row of ${collection} to copy.`);
  for (let made = 0; made < count; made += BATCH_SIZE)
    await rows.insertMany(
      Array.from({ length: Math.min(BATCH_SIZE, count - made) }, (_, n) => ({
        ...{ ...row, _id: newObjectId(), ...change(made + n) },
      })),
    );
};

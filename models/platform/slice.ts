import { toObjectId } from '#models/connection.ts';

/** One of `count` parts of a collection that are about equally large. */
export interface Slice {
  index: number;
  /** 1, 2, 4, 8 or 16. */
  count: number;
}

const digits = [...'0123456789abcdef'];

/** Rows of a slice. Ids end in a number that counts up, so their last digits are spread evenly. */
export const inSlice = ({ index, count }: Slice = { index: 0, count: 1 }): object =>
  count === 1
    ? {}
    : {
        $expr: {
          $in: [
            { $substrBytes: [{ $toString: '$_id' }, 23, 1] },
            digits.filter((_, value) => value % count === index),
          ],
        },
      };

/** The next rows of long work: at most `limit`, and none that is left for later. */
export interface NextRows {
  limit: number;
  except: readonly string[];
}

/** The filter and the limit of the next rows; without them, all rows. */
export const readNext = (rows: NextRows | undefined) => ({
  but: rows?.except.length ? { _id: { $nin: rows.except.map(toObjectId) } } : {},
  limit: rows ? { limit: rows.limit } : {},
});

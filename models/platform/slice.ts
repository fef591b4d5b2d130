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

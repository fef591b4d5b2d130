/** Multiplies in the field of 256 elements that QR codes count in. */
const multiply = (one: number, other: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
};

const divisorOf = (degree: number): number[] => {
  let divisor = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    const factor = root;
    divisor = divisor.map((value, at) => multiply(value, factor) ^ (divisor[at + 1] ?? 0));
    root = multiply(root, 2);
  }
  return divisor;
};

/** The words that repair a block of which some were read wrongly. */
export const repairWords = (data: readonly number[], count: number): number[] => {
  const divisor = divisorOf(count);
  let rest = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest = divisor.map((value, at) => multiply(value, factor) ^ (rest[at + 1] ?? 0));
  }
  return rest;
};

import { drawFrame, putFormat, type QrGrid } from './qr-frame.ts';
import { sizeFor, headBits, type QrSize } from './qr-size.ts';

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
const repairWords = (data: readonly number[], count: number): number[] => {
  const divisor = divisorOf(count);
  let rest = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest = divisor.map((value, at) => multiply(value, factor) ^ (rest[at + 1] ?? 0));
  }
  return rest;
};

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1);

const toWords = (bits: readonly number[]): number[] =>
  Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((word, bit) => (word << 1) | bit, 0),
  );

/** The text's bytes behind their head, filled up to the size. */
const dataWords = (bytes: Uint8Array, size: QrSize): number[] => {
  const capacity = 8 * size.dataWords;
  const bits = [
    ...bitsOf(0b0100, 4),
    ...bitsOf(bytes.length, headBits(size) - 4),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  const ended = [...bits, ...Array<number>(Math.min(4, capacity - bits.length)).fill(0)];
  const whole = [...ended, ...Array<number>((8 - (ended.length % 8)) % 8).fill(0)];
  const words = toWords(whole);
  const padding = Array.from({ length: size.dataWords - words.length }, (_, at) => (at % 2 ? 0x11 : 0xec));
  return [...words, ...padding];
};

const cut = (words: readonly number[], { blocks, words: all }: QrSize, repairs: number): number[][] => {
  const short = Math.floor(all / blocks) - repairs;
  const firstLong = blocks - (all % blocks);
  let from = 0;
  return Array.from({ length: blocks }, (_, at) => {
    const length = at < firstLong ? short : short + 1;
    from += length;
    return words.slice(from - length, from);
  });
};

const deal = (rows: readonly (readonly number[])[]): number[] => {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
};

/** All words of a code in the order in which they are drawn. */
const qrWords = (bytes: Uint8Array, size: QrSize): number[] => {
  const blocks = cut(dataWords(bytes, size), size, size.repairs);
  return [...deal(blocks), ...deal(blocks.map((block) => repairWords(block, size.repairs)))];
};

// Up and down in pairs of columns from the right, past the ruler in column 6.
const pathThrough = ({ side, fixed }: QrGrid): [number, number][] => {
  const path: [number, number][] = [];
  for (let right = side - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const isUpward = ((side - 1 - right) & 2) === 0;
    for (let step = 0; step < side; step += 1) {
      const y = isUpward ? side - 1 - step : step;
      for (const x of [column, column - 1]) if (!fixed[y]?.[x]) path.push([x, y]);
    }
  }
  return path;
};

const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

// Squares of one colour make a camera lose count.
const squaresIn = (dark: readonly (readonly boolean[])[]): number =>
  dark
    .slice(1)
    .flatMap((row, y) => row.slice(1).map((cell, x) => [cell, row[x], dark[y]?.[x], dark[y]?.[x + 1]]))
    .filter((cells) => cells.every((cell) => cell === cells[0])).length;

const draw = (bytes: Uint8Array, mask: number): boolean[][] => {
  const size = sizeFor(bytes.length);
  const grid = drawFrame(size);
  const words = qrWords(bytes, size);
  for (const [at, [x, y]] of pathThrough(grid).entries()) {
    const bit = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
    grid.dark[y]?.splice(x, 1, (bit === 1) !== (masks[mask]?.(x, y) === 0));
  }
  putFormat(grid, mask);
  return grid.dark;
};

/** A text as a QR code (byte mode, level M): its rows from the top, true where it is dark. */
export const toQr = (text: string): boolean[][] => {
  const bytes = new TextEncoder().encode(text);
  const drawn = masks.map((_, mask) => draw(bytes, mask));
  const [best = []] = drawn.toSorted((one, other) => squaresIn(one) - squaresIn(other));
  return best;
};

/** The dark squares as the path of an SVG whose view box is the code with its quiet border of four. */
export const toQrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : []))).join('');

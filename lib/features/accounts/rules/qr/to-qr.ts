import { drawFrame, putFormat, type QrGrid } from './qr-frame.ts';
import { sizeFor } from './qr-size.ts';
import { qrWords } from './qr-words.ts';

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

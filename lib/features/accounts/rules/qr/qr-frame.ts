import type { QrSize } from './qr-size.ts';

/** A code while it is drawn: what is dark, and what the fixed patterns hold already. */
export interface QrGrid {
  readonly side: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
}

const emptyGrid = (side: number): boolean[][] =>
  Array.from({ length: side }, () => Array<boolean>(side).fill(false));

const put = (grid: QrGrid, [x, y]: readonly [number, number], isDark: boolean): void => {
  const { side, dark, fixed } = grid;
  if (x < 0 || y < 0 || x >= side || y >= side) return;
  dark[y]?.splice(x, 1, isDark);
  fixed[y]?.splice(x, 1, true);
};

const around = (radius: number): number[] => Array.from({ length: 2 * radius + 1 }, (_, at) => at - radius);

// Rings around a middle: the large ones in three corners, the small ones between.
const putRings = (grid: QrGrid, [x, y]: readonly [number, number], radius: number, isDark: RegExp): void => {
  for (const dy of around(radius))
    for (const dx of around(radius))
      put(grid, [x + dx, y + dy], isDark.test(String(Math.max(Math.abs(dx), Math.abs(dy)))));
};

const alignmentsOf = ({ version, side }: QrSize): number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((side - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => side - 7 - (count - 2 - at) * step)];
};

const putAlignments = (grid: QrGrid, size: QrSize): void => {
  const places = alignmentsOf(size);
  const last = size.side - 7;
  for (const y of places)
    for (const x of places) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isCorner) putRings(grid, [x, y], 2, /[02]/);
    }
};

const remainder = (value: number, divisor: number, degree: number): number => {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return rest;
};

const putVersion = (grid: QrGrid, { version, side }: QrSize): void => {
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const [far, near] = [side - 11 + (at % 3), Math.floor(at / 3)];
    const isDark = ((bits >>> at) & 1) === 1;
    put(grid, [far, near], isDark);
    put(grid, [near, far], isDark);
  }
};

/** Says which mask the words lie under (level M, whose own bits are zero). */
export const putFormat = (grid: QrGrid, mask: number): void => {
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  const { side } = grid;
  for (let at = 0; at < 8; at += 1) {
    const near = at < 6 ? at : at + 1;
    put(grid, [8, near], bit(at));
    put(grid, [side - 1 - at, 8], bit(at));
  }
  for (let at = 8; at < 15; at += 1) {
    put(grid, [at === 8 ? 7 : 14 - at, 8], bit(at));
    put(grid, [8, side - 15 + at], bit(at));
  }
  put(grid, [8, side - 8], true);
};

/** Everything of a code that says nothing: corners, rulers, and the place of the format. */
export const drawFrame = (size: QrSize): QrGrid => {
  const { side } = size;
  const grid: QrGrid = { side, dark: emptyGrid(side), fixed: emptyGrid(side) };
  for (let at = 0; at < side; at += 1) {
    put(grid, [6, at], at % 2 === 0);
    put(grid, [at, 6], at % 2 === 0);
  }
  for (const corner of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    putRings(grid, corner, 4, /[013]/);
  putAlignments(grid, size);
  putVersion(grid, size);
  putFormat(grid, 0);
  return grid;
};

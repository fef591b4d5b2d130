// Level M (a seventh may be unreadable), versions 1 to 20, by the standard: repair words a block, and blocks.
const repairs = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26] as const;
const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const;

/** How large a code of a version is and how its words are dealt. */
export interface QrSize {
  readonly version: number;
  /** Modules a side. */
  readonly side: number;
  readonly words: number;
  readonly dataWords: number;
  readonly blocks: number;
  readonly repairs: number;
}

const wordsOf = (version: number): number => {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55;
  const modules = (16 * version + 128) * version + 64 - aligned - (version < 7 ? 0 : 36);
  return Math.floor(modules / 8);
};

const sizes: readonly QrSize[] = repairs.map((repair, index) => {
  const version = index + 1;
  const words = wordsOf(version);
  const count = blocks[index] ?? 1;
  return {
    ...{ version, words, side: 17 + 4 * version },
    ...{ blocks: count, repairs: repair, dataWords: words - count * repair },
  };
});

/** The bits in front of the bytes: what follows, and how many. */
export const headBits = ({ version }: QrSize): number => (version < 10 ? 12 : 20);

/** The smallest size that holds so many bytes. */
export const sizeFor = (bytes: number): QrSize => {
  const fitting = sizes.find((size) => headBits(size) + 8 * bytes <= 8 * size.dataWords);
  if (!fitting) throw new Error(`${bytes} bytes are too many for a QR code.`);
  return fitting;
};

import { headBits, type QrSize } from './qr-size.ts';
import { repairWords } from './reed-solomon.ts';

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
export const qrWords = (bytes: Uint8Array, size: QrSize): number[] => {
  const blocks = cut(dataWords(bytes, size), size, size.repairs);
  return [...deal(blocks), ...deal(blocks.map((block) => repairWords(block, size.repairs)))];
};

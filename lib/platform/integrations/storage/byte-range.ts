import type { ByteRange } from '#lib/platform/contract/payloads.ts';

/** Returns the first and last byte of a range within a file; null when the file has none of it. */
export const resolveRange = (
  range: ByteRange | null,
  size: number,
): { first: number; last: number } | null => {
  if (!range) return { first: 0, last: size - 1 };
  if ('lastBytes' in range)
    return range.lastBytes === 0 || size === 0
      ? null
      : { first: Math.max(0, size - range.lastBytes), last: size - 1 };
  if (range.first >= size) return null;
  return { first: range.first, last: Math.min(range.last ?? size - 1, size - 1) };
};

/** The Range header that asks for it. */
export const formatRange = (range: ByteRange): string =>
  'lastBytes' in range ? `bytes=-${range.lastBytes}` : `bytes=${range.first}-${range.last ?? ''}`;

const startsWith = (bytes: Uint8Array, { at, hex }: { at: number; hex: string }): boolean =>
  Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex;

const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, { at: 0, hex: 'ffd8ff' });
const isPng = (bytes: Uint8Array): boolean => startsWith(bytes, { at: 0, hex: '89504e470d0a1a0a' });

// 'VP8X' is the extended format; the second flag bit marks an animation.
const isAnimated = (bytes: Uint8Array): boolean =>
  startsWith(bytes, { at: 12, hex: '56503858' }) && ((bytes[20] ?? 0) & 2) !== 0;

const isStillWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, { at: 0, hex: '52494646' }) &&
  startsWith(bytes, { at: 8, hex: '57454250' }) &&
  !isAnimated(bytes);

/** Whether the first bytes are those of an accepted picture type. */
export const isTakenType = (bytes: Uint8Array): boolean =>
  isJpeg(bytes) || isPng(bytes) || isStillWebp(bytes);

export type ImageType = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, { at, hex }: { at: number; hex: string }): boolean =>
  Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex;

/** What a file is by its first bytes; null for everything that we do not take. */
export const sniffImage = (bytes: Uint8Array): ImageType | null => {
  if (startsWith(bytes, { at: 0, hex: 'ffd8ff' })) return 'jpeg';
  if (startsWith(bytes, { at: 0, hex: '89504e470d0a1a0a' })) return 'png';
  const isWebp =
    startsWith(bytes, { at: 0, hex: '52494646' }) && startsWith(bytes, { at: 8, hex: '57454250' });
  return isWebp ? 'webp' : null;
};

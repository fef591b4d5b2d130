import type { AttachmentType } from '#lib/features/messages/contracts/message.ts';
import { isTakenType } from '#lib/platform/images/sniff-image.ts';

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  Buffer.from(bytes.subarray(at, at + length)).toString('latin1');

// WebM is Matroska with another name in its first bytes.
const detectMatroska = (bytes: Uint8Array): string | null => {
  if (textAt(bytes, 0, 4) !== '\x1aE\xdf\xa3') return null;
  const [, name] = /\x42\x82.(webm|matroska)/s.exec(textAt(bytes, 0, 64)) ?? [];
  if (name === undefined) return null;
  return name === 'webm' ? 'video/webm' : 'video/x-matroska';
};

/** Returns a file's type, judged by its first bytes alone, and the content type it is served with. */
export const sniffFile = (bytes: Uint8Array): { type: AttachmentType; contentType: string } => {
  if (isTakenType(bytes)) return { type: 'image', contentType: 'image/webp' };
  if (textAt(bytes, 0, 5) === '%PDF-') return { type: 'pdf', contentType: 'application/pdf' };
  if (textAt(bytes, 4, 4) === 'ftyp' && /^(isom|iso2|mp4[12]|avc1|M4V |3gp)/.test(textAt(bytes, 8, 4)))
    return { type: 'video', contentType: 'video/mp4' };
  if (textAt(bytes, 4, 8) === 'ftypqt  ') return { type: 'video', contentType: 'video/quicktime' };
  const matroska = detectMatroska(bytes);
  if (matroska) return { type: 'video', contentType: matroska };
  return { type: 'other', contentType: 'application/octet-stream' };
};

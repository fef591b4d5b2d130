import { createHash } from 'node:crypto';

/** The ETag of this content, or of the name of content that never changes. */
export const tagFor = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Whether the caller's If-None-Match names the tag. */
export const isHeld = (tags: string | null, tag: string): boolean =>
  tags?.split(',').some((held) => held.trim().replace(/^W\//, '') === tag) === true;

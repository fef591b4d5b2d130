import { createHash } from 'node:crypto';
import type { FilePayload } from '#lib/platform/contract/file-payload.ts';

interface Held {
  file: FilePayload;
  reply: Response;
  /** The caller's If-None-Match. */
  tags: string | null;
}

/** Gives bytes their tag; a caller that holds them already gets 304 instead of the bytes. */
export const unlessHeld = ({ file, reply, tags }: Held): Response => {
  const tag = `"${createHash('sha256').update(file.bytes).digest('base64url')}"`;
  reply.headers.set('etag', tag);
  if (!tags?.split(',').some((held) => held.trim().replace(/^W\//, '') === tag)) return reply;
  return new Response(null, { status: 304, headers: reply.headers });
};

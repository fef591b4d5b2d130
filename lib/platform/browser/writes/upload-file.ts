import type { createRequester } from '../api.ts';

// A photo takes minutes on a slow connection.
const UPLOAD_LIMIT_MS = 180_000;

/** Uploads the photo of a write in all its detail; returns its key. */
export const uploadFile = async (
  request: ReturnType<typeof createRequester>,
  blob: Blob,
): Promise<string> => {
  const signal = AbortSignal.timeout(UPLOAD_LIMIT_MS);
  const sent = { query: { size: 'large' }, file: { file: blob }, signal };
  const { data } = await request<{ data: { key: string } }>({ call: 'POST /uploads', ...sent });
  return data.key;
};

/** The body of a write with the key of its file. */
export const withFileKey = (body: unknown, field: string, key: string): object => ({
  ...(typeof body === 'object' ? body : null),
  [field]: key,
});

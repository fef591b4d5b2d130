import { createHash } from 'node:crypto';

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Equal for equal bodies, regardless of the order of their fields. */
export const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body, sorted) ?? '')
    .digest('base64url');

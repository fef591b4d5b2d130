import type { FilePayload } from '#lib/platform/contract/payloads.ts';
import type { OpenApiDocument } from './contract.ts';

/** The committed description of the API. Loaded when first asked for, so that a broken file breaks nothing else. */
export const loadOpenApi = async (): Promise<OpenApiDocument> =>
  (await import('#docs/openapi.json', { with: { type: 'json' } })).default;

/** The same as a file. */
export const readOpenApi = async (): Promise<FilePayload> => ({
  bytes: Buffer.from(JSON.stringify(await loadOpenApi())),
  contentType: 'application/json',
  isImmutable: false,
  keepSeconds: 300,
});

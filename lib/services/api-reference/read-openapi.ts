import type { FilePayload } from '#lib/contracts/file-payload.ts';
import { loadOpenApi } from './load-openapi.ts';

/** The description of the API as a file. */
export const readOpenApi = async (): Promise<FilePayload> => ({
  bytes: Buffer.from(JSON.stringify(await loadOpenApi())),
  contentType: 'application/json',
  isImmutable: false,
  keepSeconds: 300,
});

import type { FilePayload } from '#lib/platform/contract/payloads.ts';
import type { OpenApiDocument } from './contract.ts';
import type { CallExamples } from './examples.ts';

/** Loads the committed API description on first use, so that a broken file breaks nothing else. */
export const loadOpenApi = async (): Promise<OpenApiDocument> =>
  (await import('#docs/openapi.json', { with: { type: 'json' } })).default;

/** The examples of calls, which a test runs and writes. */
export const loadExamples = async (): Promise<CallExamples> =>
  (await import('#docs/api-examples.json', { with: { type: 'json' } })).default;

/** The API description as a file. */
export const readOpenApi = async (): Promise<FilePayload> => ({
  bytes: Buffer.from(JSON.stringify(await loadOpenApi())),
  contentType: 'application/json',
  isImmutable: false,
  keepSeconds: 300,
});

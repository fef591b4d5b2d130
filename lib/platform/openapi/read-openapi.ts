import type { FilePayload } from '#lib/platform/contract/payloads.ts';
import type { OpenApiDocument, OpenApiQuery } from './contract.ts';
import type { CallExamples } from './examples.ts';
import { mergeOffice } from './split-office.ts';

// On first use, so that a broken file breaks nothing else.
const loadPeople = async (): Promise<OpenApiDocument> =>
  (await import('#docs/openapi.json', { with: { type: 'json' } })).default;

const loadOffice = async (): Promise<OpenApiDocument> =>
  (await import('#docs/openapi-office.json', { with: { type: 'json' } })).default;

/** Loads the committed API description, of all calls. */
export const loadOpenApi = async (): Promise<OpenApiDocument> =>
  mergeOffice(await loadPeople(), await loadOffice());

/** The examples of calls, which a test runs and writes. */
export const loadExamples = async (): Promise<CallExamples> =>
  (await import('#docs/api-examples.json', { with: { type: 'json' } })).default;

/** One of the two parts of the API description as a file. */
export const readOpenApi = async ({ query: { part } }: { query: OpenApiQuery }): Promise<FilePayload> => ({
  bytes: Buffer.from(JSON.stringify(await (part === 'office' ? loadOffice() : loadPeople()))),
  contentType: 'application/json',
  isImmutable: false,
  keepSeconds: 300,
});

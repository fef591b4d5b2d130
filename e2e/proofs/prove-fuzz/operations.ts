import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import type { OpenApiOperation } from '#lib/platform/openapi/contract.ts';
import { listOperations as listInFull } from '#lib/platform/openapi/list-operations.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);
const shape = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The operations of an OpenAPI document: `GET /bookings/{id}`. */
export const listOperations = (document: unknown): string[] =>
  Object.entries(shape.parse(document).paths).flatMap(([path, members]) =>
    Object.keys(members)
      .filter((member) => methods.has(member))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

/** Writes the description that is fuzzed, with every response in its place: no status hides behind a `default`. */
export const writeDescription = async (folder: string): Promise<string> => {
  const document = await loadOpenApi();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const { path, method, operation } of listInFull(document)) (paths[path] ??= {})[method] = operation;
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify({ ...document, paths }));
  return file;
};

const descriptionFiles = ['docs/openapi.json', 'docs/openapi-office.json'];

export const readOperations = (): string[] =>
  descriptionFiles.flatMap((file) =>
    listOperations(JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))),
  );

/** The operations that were never called. Throws if there are no operations, because then none could be missing. */
export const listUncalled = (operations: readonly string[], called: ReadonlySet<string>): string[] => {
  if (operations.length === 0) throw new Error('The description has no operations.');
  return operations.filter((operation) => !called.has(operation));
};

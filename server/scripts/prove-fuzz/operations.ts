import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../routes.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);
const shape = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The operations of an OpenAPI document: `GET /bookings/{id}`. */
export const operationsOf = (document: unknown): string[] =>
  Object.entries(shape.parse(document).paths).flatMap(([path, members]) =>
    Object.keys(members)
      .filter((member) => methods.has(member))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

/** What the API is fuzzed by. */
export const descriptionFile = join(projectRoot, 'docs/openapi.json');

/** The operations of the description that is committed. */
export const readOperations = (): string[] => operationsOf(JSON.parse(readFileSync(descriptionFile, 'utf8')));

/** The operations that nobody asked; throws where there are none at all, of which nothing could be missing. */
export const listUnasked = (operations: readonly string[], asked: ReadonlySet<string>): string[] => {
  if (operations.length === 0) throw new Error('The description has no operations.');
  return operations.filter((operation) => !asked.has(operation));
};

import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contract } from '#lib/platform/contract/contract.ts';
import type { Handler } from '#lib/platform/http/handle.ts';

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..');
const routesFolder = join(projectRoot, 'app/api/v1');

/** One method of one route file. */
export interface Endpoint {
  readonly method: string;
  /** In the router's spelling: `/api/v1/users/:id`. */
  readonly pattern: string;
  readonly handler: Handler;
  /** Absent for methods that only refuse. */
  readonly contract?: Contract;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const patternOf = (file: string): string =>
  join('/api/v1', relative(routesFolder, dirname(file)))
    .replace(/\[\.\.\.(\w+)\]/g, '**:$1')
    .replace(/\[(\w+)\]/g, ':$1');

const loadFile = async (file: string): Promise<Endpoint[]> => {
  const handlers: Record<string, Handler & { contract?: Contract }> = await import(file);
  return methods.flatMap((method) => {
    const handler = handlers[method];
    return handler ? [{ method, pattern: patternOf(file), handler, contract: handler.contract }] : [];
  });
};

/** Every method of every route file under app/api/v1. */
export const loadEndpoints = async (): Promise<Endpoint[]> => {
  const files = globSync('**/route.ts', { cwd: routesFolder }).sort();
  return (await Promise.all(files.map((file) => loadFile(join(routesFolder, file))))).flat();
};

/** The contracts of all calls that the API serves. */
export const loadContracts = async (): Promise<Contract[]> =>
  (await loadEndpoints()).flatMap(({ contract }) => contract ?? []);

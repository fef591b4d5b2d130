import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import type { Handler } from '#lib/platform/http/handle.ts';

const routesFolder = join(projectRoot, 'app/api/v1');

/** One method of one route file. */
export interface Endpoint {
  /** From `app/api/v1`: `users/[id]/route.ts`. */
  readonly file: string;
  readonly method: string;
  /** In the router's spelling: `/api/v1/users/:id`. */
  readonly pattern: string;
  readonly handler: Handler;
  /** Absent for methods that are always refused. */
  readonly contract?: Contract;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The only file without a contract answers all other addresses. */
const toPattern = (contract: Contract | undefined): string =>
  contract ? `/api/v1${contract.path.replace(/\{(\w+)\}/g, ':$1')}` : '/api/v1/**:rest';

const loadFile = async (file: string): Promise<Endpoint[]> => {
  const handlers: Record<string, Handler & { contract?: Contract }> = await import(join(routesFolder, file));
  const pattern = toPattern(Object.values(handlers).find(({ contract }) => contract)?.contract);
  return methods.flatMap((method) => {
    const handler = handlers[method];
    return handler ? [{ file, method, pattern, handler, contract: handler.contract }] : [];
  });
};

/** Every method of every route file under app/api/v1. */
export const loadEndpoints = async (): Promise<Endpoint[]> => {
  const files = globSync('**/route.ts', { cwd: routesFolder }).sort();
  return (await Promise.all(files.map(loadFile))).flat();
};

/** The contracts of all calls that the API serves. */
export const loadContracts = async (): Promise<Contract[]> =>
  (await loadEndpoints()).flatMap(({ contract }) => contract ?? []);

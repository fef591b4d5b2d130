import { dirname } from 'node:path';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { loadEndpoints } from '#server/routes.ts';

interface ServedCall {
  contract: Contract;
  /** Method and folder of the route file binding the contract: `GET /users/{id}`. */
  routed: string;
}

export const loadServedCalls = async (): Promise<ServedCall[]> =>
  (await loadEndpoints()).flatMap(({ contract, method, file }) => {
    if (!contract || method === 'HEAD') return [];
    const folder = dirname(file).replace(/\[(\w+)\]/g, '{$1}');
    return [{ contract, routed: `${method} /${folder}` }];
  });

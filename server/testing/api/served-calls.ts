import type { Contract } from '#lib/platform/contract/contract.ts';
import { loadEndpoints } from '../../routes.ts';

interface ServedCall {
  contract: Contract;
  /** Method and path of the route file that binds the contract: `GET /users/{id}`. */
  routed: string;
}

/** Every contract that a route file binds, and where. */
export const loadServedCalls = async (): Promise<ServedCall[]> =>
  (await loadEndpoints()).flatMap(({ contract, method, pattern }) => {
    if (!contract || method === 'HEAD') return [];
    const path = pattern.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}');
    return [{ contract, routed: `${method} ${path}` }];
  });

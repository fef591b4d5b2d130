import type { Contract } from './contract.ts';

/**
 * Calls of the office that need a person who is signed in, besides those whose reply holds a secret: who may do what
 * in the office, identity documents and evidence, which people look at one by one, decisions on cases, and the filters
 * that an admin sees on screen.
 */
export const personCalls: readonly string[] = [
  'PUT /admin/admins/{id}',
  'GET /admin/verifications/{id}/{which}',
  'PUT /admin/verifications/{id}',
  'GET /admin/evidence/{key}',
  'PUT /admin/cases/{id}',
  'GET /admin/api-keys',
  'DELETE /admin/api-keys/{id}',
  'PUT /admin/saved-filters',
  'DELETE /admin/saved-filters/{id}',
];

/** Whether a script may make the call with an API key: only calls of the office, whose right is checked for each. */
export const acceptsKeys = ({ name, access, key }: Pick<Contract, 'name' | 'access' | 'key'>): boolean =>
  typeof access !== 'string' && access.includes('admin') && key !== 'none' && !personCalls.includes(name);

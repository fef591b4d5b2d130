import { z } from 'zod';
import { contract } from './contract.ts';
import { readOpenApiCall } from './openapi.calls.ts';

export const readOpenApiContract = contract(readOpenApiCall, {
  summary: 'This description of the API (OpenAPI 3.1)',
  access: 'public',
  rate: 'read',
  query: z.strictObject({}),
  reply: { contentTypes: ['application/json'] },
});

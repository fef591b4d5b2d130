import { callOf } from '#lib/platform/contract/call.ts';
import type { readOpenApiContract } from './contract.ts';

export const readOpenApiCall = callOf<typeof readOpenApiContract>('GET', '/openapi.json');

import { call } from '#lib/platform/contract/call.ts';

export const readOpenApiCall = call<{ reply: object }>('GET', '/openapi.json');

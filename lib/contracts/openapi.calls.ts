import { call } from './call.ts';

export const readOpenApiCall = call<{ reply: object }>('GET', '/openapi.json');

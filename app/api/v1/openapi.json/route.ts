import { readOpenApiContract } from '#lib/platform/openapi/contract.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { readOpenApi } from '#lib/platform/openapi/read-openapi.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readOpenApiContract, readOpenApi),
});

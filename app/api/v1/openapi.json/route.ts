import { readOpenApiContract } from '#lib/contracts/openapi.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { readOpenApi } from '#lib/services/api-reference/read-openapi.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readOpenApiContract, readOpenApi),
});

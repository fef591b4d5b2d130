import { createWorkTypeContract, listWorkTypesContract } from '#lib/contracts/work-types.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { createWorkType, listWorkTypes } from '#lib/services/work-types/keep-work-types.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listWorkTypesContract, listWorkTypes),
  POST: handle(createWorkTypeContract, createWorkType),
});

import {
  createWorkTypeContract,
  listWorkTypesContract,
} from '#lib/features/catalogue/contracts/named-lists.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { createWorkType, listWorkTypes } from '#lib/features/catalogue/services/named-lists.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listWorkTypesContract, listWorkTypes),
  POST: handle(createWorkTypeContract, createWorkType),
});

import {
  removeWorkTypeContract,
  replaceWorkTypeContract,
} from '#lib/features/catalogue/contracts/work-types.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { removeWorkType, replaceWorkType } from '#lib/features/catalogue/services/manage-work-types.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(replaceWorkTypeContract, replaceWorkType),
  DELETE: handle(removeWorkTypeContract, removeWorkType),
});

import { removeWorkTypeContract, replaceWorkTypeContract } from '#lib/contracts/work-types.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { removeWorkType, replaceWorkType } from '#lib/services/work-types/keep-work-types.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(replaceWorkTypeContract, replaceWorkType),
  DELETE: handle(removeWorkTypeContract, removeWorkType),
});

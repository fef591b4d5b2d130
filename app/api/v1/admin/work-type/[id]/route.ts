import {
  removeWorkTypeContract,
  replaceWorkTypeContract,
} from '#lib/features/catalogue/contracts/named-lists.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { removeWorkType, replaceWorkType } from '#lib/features/catalogue/services/named-lists.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(replaceWorkTypeContract, replaceWorkType),
  DELETE: handle(removeWorkTypeContract, removeWorkType),
});

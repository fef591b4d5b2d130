import * as workTypes from '#lib/features/catalogue/contracts/named-lists.ts';
import { namedListRows } from '#e2e/kit/api/named-list-rows.ts';
import { makeWorkType } from '#e2e/kit/factories/work-types.ts';

export const rows = namedListRows({
  list: workTypes.listWorkTypesContract,
  create: workTypes.createWorkTypeContract,
  replace: workTypes.replaceWorkTypeContract,
  remove: workTypes.removeWorkTypeContract,
  make: makeWorkType,
});

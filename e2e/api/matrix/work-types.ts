import * as workTypes from '#lib/features/catalogue/contracts/named-lists.ts';
import { namedListRows } from '#server/testing/api/named-list-rows.ts';
import { makeWorkType } from '#server/testing/factories/work-types.ts';

export const rows = namedListRows({
  list: workTypes.listWorkTypesContract,
  create: workTypes.createWorkTypeContract,
  replace: workTypes.replaceWorkTypeContract,
  remove: workTypes.removeWorkTypeContract,
  make: makeWorkType,
});

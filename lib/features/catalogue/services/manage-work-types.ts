import { workTypeCalls } from '#lib/features/catalogue/contracts/work-types.calls.ts';
import { isWorkTypeCarried, renameCarriedWorkType } from '#models/people/carried-entries.ts';
import { workTypeList } from '#models/catalogue/work-type.ts';
import { keepNamedList } from '#lib/features/catalogue/services/steps/manage-named-list.ts';

/** The work types: in use while a worker offers one. */
export const {
  list: listWorkTypes,
  create: createWorkType,
  replace: replaceWorkType,
  remove: removeWorkType,
} = keepNamedList({
  list: workTypeList,
  calls: workTypeCalls,
  thing: 'workType',
  isInUse: ({ name }, tx) => isWorkTypeCarried(name, tx),
  rename: ({ name }, to, tx) => renameCarriedWorkType({ from: name, to }, tx),
});

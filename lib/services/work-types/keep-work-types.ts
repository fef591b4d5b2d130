import { workTypeCalls } from '#lib/contracts/work-types.calls.ts';
import { isWorkTypeCarried, renameCarriedWorkType } from '#models/carried.ts';
import { workTypeList } from '#models/work-type.ts';
import { keepNamedList } from '../steps/keep-named-list.ts';

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

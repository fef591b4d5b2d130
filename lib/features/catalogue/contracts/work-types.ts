import { namedListContracts } from './named-lists.ts';
import { workTypeCalls } from './work-types.calls.ts';

export const {
  list: listWorkTypesContract,
  create: createWorkTypeContract,
  replace: replaceWorkTypeContract,
  remove: removeWorkTypeContract,
} = namedListContracts(workTypeCalls, { one: 'work type', many: 'work types' });

import { defineNamedList } from './named-list.ts';

/** What kinds of engagement workers offer, such as one visit or a monthly round. */
export const workTypeList = defineNamedList({ name: 'WorkType', collection: 'workTypes' });

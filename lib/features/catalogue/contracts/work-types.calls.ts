import { namedListCalls } from './named-lists.calls.ts';

export const workTypeCalls = namedListCalls('/admin/work-type');

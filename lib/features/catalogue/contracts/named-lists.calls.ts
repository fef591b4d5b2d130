import { call } from '#lib/platform/contract/call.ts';
import type { NamedEntry, NamedEntryBody } from './named-lists.ts';

/** The calls of a named list under its path. */
export const namedListCalls = (path: string) => ({
  list: call<{ reply: { data: NamedEntry[] } }>('GET', path),
  create: call<{ body: NamedEntryBody; reply: { data: NamedEntry } }>('POST', path),
  replace: call<{ params: { id: string }; body: NamedEntryBody; reply: { data: NamedEntry } }>(
    'PUT',
    `${path}/{id}`,
  ),
  remove: call<{ params: { id: string }; reply: { data: NamedEntry } }>('DELETE', `${path}/{id}`),
});
export type NamedListCalls = ReturnType<typeof namedListCalls>;

export const skillCalls = namedListCalls('/admin/skill-list');

export const { list: listSkillsCall, create: createSkillCall } = skillCalls;

export const workTypeCalls = namedListCalls('/admin/work-type');

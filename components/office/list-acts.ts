import type { NamedEntryInput } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { KeptList } from '#lib/features/catalogue/contracts/list-tables.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import { Refused } from './acts.tsx';

export type Picture = NamedEntryInput['picture'];

/** The lists whose entries are only names and a drawing. */
export type NamedKeptList = Exclude<KeptList, 'services'>;

/** An entry of such a list. */
export interface ListEntry {
  readonly _id: string;
  readonly name: string;
  readonly names: TranslatedNames;
  readonly picture: string;
}

export interface EntryDraft {
  readonly name: string;
  readonly names: TranslatedNames;
  readonly picture: Picture;
  readonly reason: string;
}

interface ListActs {
  change(id: string, draft: EntryDraft): Promise<unknown>;
  remove(id: string, reason: string): Promise<unknown>;
  add(draft: EntryDraft): Promise<unknown>;
}

/** Adding an existing entry changes nothing, so say so. */
const requireNew = async (added: Promise<{ isNew: boolean }>): Promise<void> => {
  if (!(await added).isNew) throw new Refused('name_taken');
};

export const listActs: Readonly<Record<NamedKeptList, ListActs>> = {
  skills: {
    change: (id, draft) => api('PUT /admin/skill-list/{id}', { params: { id }, body: draft }),
    remove: (id, reason) => api('DELETE /admin/skill-list/{id}', { params: { id }, body: { reason } }),
    add: (draft) => requireNew(api('POST /admin/skill-list', { body: draft })),
  },
  workTypes: {
    change: (id, draft) => api('PUT /admin/work-type/{id}', { params: { id }, body: draft }),
    remove: (id, reason) => api('DELETE /admin/work-type/{id}', { params: { id }, body: { reason } }),
    add: (draft) => requireNew(api('POST /admin/work-type', { body: draft })),
  },
};

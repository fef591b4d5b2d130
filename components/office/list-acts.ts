import type { NamedEntryInput } from '#lib/features/catalogue/contracts/named-lists.ts';
import { createSkillCall, createWorkTypeCall } from '#lib/features/catalogue/contracts/named-lists.calls.ts';
import { orderListCall } from '#lib/features/catalogue/contracts/list-tables.calls.ts';
import type { KeptList } from '#lib/features/catalogue/contracts/list-tables.ts';
import * as calls from '#lib/features/office/contracts/office.calls.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import { Refused } from './acts.tsx';

export type Picture = NamedEntryInput['picture'];

/** An entry of a list as the office changes it; a service has a price, the others may have a picture. */
export interface ListEntry {
  readonly _id: string;
  readonly name: string;
  readonly names: TranslatedNames;
  readonly picture: string;
  readonly price: number | null;
}

/** What was typed. */
export interface EntryDraft {
  readonly name: string;
  readonly names: TranslatedNames;
  readonly picture: Picture;
  readonly price: number;
}

interface ListActs {
  change(id: string, draft: EntryDraft): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /** Absent where the list goes by names. */
  order?(ids: string[]): Promise<unknown>;
  /** Absent where an entry needs more than this form asks for. */
  add?(draft: EntryDraft): Promise<unknown>;
}

/** Adding what is there already changes nothing: whoever typed it is told. */
const requireNew = async (added: Promise<{ isNew: boolean }>): Promise<void> => {
  if (!(await added).isNew) throw new Refused('name_taken');
};

const named = ({ name, names, picture }: EntryDraft) => ({ name, names, picture });

/** What can be done with the entries of each list. */
export const listActs: Readonly<Record<KeptList, ListActs>> = {
  skills: {
    change: (id, draft) => api(calls.changeSkillCall, { params: { id }, body: named(draft) }),
    remove: (id) => api(calls.removeSkillCall, { params: { id } }),
    add: (draft) => requireNew(api(createSkillCall, { body: named(draft) })),
    order: (ids) => api(orderListCall, { params: { list: 'skills' }, body: { ids } }),
  },
  workTypes: {
    change: (id, draft) => api(calls.changeWorkTypeCall, { params: { id }, body: named(draft) }),
    remove: (id) => api(calls.removeWorkTypeCall, { params: { id } }),
    add: (draft) => requireNew(api(createWorkTypeCall, { body: named(draft) })),
    order: (ids) => api(orderListCall, { params: { list: 'workTypes' }, body: { ids } }),
  },
  services: {
    change: (id, { name: title, names: titles, price }) =>
      api(calls.changeServiceCall, { params: { id }, body: { title, titles, price } }),
    remove: (id) => api(calls.removeServiceCall, { params: { id } }),
  },
};

import { Entries } from '#components/office/facts.tsx';
import type { ListEntry, ListName } from '#components/office/list-acts.ts';
import { ListEditor } from '#components/office/list-editor.tsx';
import { ListTable } from '#components/office/list-table.tsx';
import { listJobs } from '#lib/features/catalogue/services/jobs.ts';
import { listSkills, listWorkTypes } from '#lib/features/catalogue/services/named-lists.ts';
import { mayAs } from '#lib/platform/contract/actor.ts';
import { tradeDrawings } from '#lib/platform/images/contract.ts';
import { load } from '#app/_request/load.ts';
import { actsWordsOf, type OfficeView } from './draw-office.tsx';

const readEntries = async (list: ListName): Promise<ListEntry[]> => {
  if (list === 'services') {
    const { data } = await listJobs();
    return data.map(({ _id, title, titles, price }) => ({
      _id,
      name: title,
      names: titles,
      picture: '',
      price,
    }));
  }
  const { data } = await (list === 'skills' ? listSkills() : listWorkTypes());
  return data.map(({ _id, name, names, picture }) => ({ _id, name, names, picture, price: null }));
};

/** A list that admins keep: readers see it, agents and leads change it. */
export const ListPart = async ({ list, view }: { list: ListName; view: OfficeView }) => {
  const entries = await load(() => readEntries(list));
  const { office } = view.words;
  if (!mayAs(view.actor, 'agent'))
    return (
      <Entries
        title={office.lists[list]}
        none={office.none}
        entries={entries.map(({ _id, name, names }) => ({
          ...{ key: _id, head: name, text: Object.values(names).join(' · ') },
        }))}
      />
    );
  const words = { lists: office.lists, ...actsWordsOf(view.words) };
  return (
    <>
      <ListEditor key={list} list={list} entries={entries} drawings={tradeDrawings} words={words} />
      <ListTable key={`table of ${list}`} list={list} locale={view.locale} words={words} />
    </>
  );
};

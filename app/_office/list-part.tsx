import { Entries } from '#components/office/facts.tsx';
import type { ListEntry } from '#components/office/list-acts.ts';
import { ListEditor } from '#components/office/list-editor.tsx';
import { ListTable } from '#components/office/list-table.tsx';
import type { KeptList } from '#lib/features/catalogue/contracts/list-tables.ts';
import { readListTable } from '#lib/features/catalogue/services/list-tables.ts';
import { mayAs } from '#lib/platform/contract/actor.ts';
import { tradeDrawings } from '#lib/platform/images/contract.ts';
import { load } from '#app/_request/load.ts';
import { actsWordsOf, type OfficeView } from './draw-office.tsx';

const readEntries = async (list: KeptList): Promise<ListEntry[]> => {
  const answer = await readListTable({ params: { list }, query: {} });
  if ('pages' in answer) throw new Error('A page is no table.');
  return answer.data.map(({ hi, kn, ta, te, ...entry }) => ({ ...entry, names: { hi, kn, ta, te } }));
};

/** A list that admins keep: readers see it, agents and leads change it. */
export const ListPart = async ({ list, view }: { list: KeptList; view: OfficeView }) => {
  const entries = await load(() => readEntries(list));
  const { office } = view.words;
  if (!mayAs(view.actor, 'agent'))
    return (
      <Entries
        title={office.lists[list]}
        none={office.none}
        entries={entries.map(({ _id, name, names }) => ({
          ...{ key: _id, head: name, text: Object.values(names).filter(Boolean).join(' · ') },
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

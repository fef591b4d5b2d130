import Link from 'next/link';
import { drawNames, Entries } from '#components/office/facts.tsx';
import { ListEditor } from '#components/office/list-editor.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ListTable } from '#components/office/list-table.tsx';
import type { KeptList } from '#lib/features/catalogue/contracts/list-tables.ts';
import { readListTable } from '#lib/features/catalogue/services/list-tables.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { tradeDrawings } from '#lib/platform/images/contract.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { toPaise } from '#lib/platform/contract/rupees.ts';
import { load } from '#app/_request/load.ts';
import { officeActWords, type OfficeView } from './draw-office.tsx';

const readEntries = async (list: KeptList) => {
  const answer = await readListTable({ params: { list }, query: {} });
  if ('pages' in answer) throw new Error('Expected a page, got a table.');
  return answer.data.map(({ hi, kn, ta, te, ...entry }) => ({ ...entry, names: { hi, kn, ta, te } }));
};

interface ServicesProps {
  entries: Awaited<ReturnType<typeof readEntries>>;
  view: OfficeView;
}

const Services = ({ entries, view: { words } }: ServicesProps) => (
  <>
    <Link
      href={officePaths.service('new')}
      prefetch={false}
      className={buttonVariants({ variant: 'outline', className: 'self-start' })}
    >
      {words.officeLists.add}
    </Link>
    <Entries
      title={words.officeLists.services}
      none={words.office.none}
      entries={entries.map(({ _id, name, names, price }) => ({
        ...{ key: _id, title: name, text: drawNames(names) },
        end: formatMoney(toPaise(price ?? 0)),
        href: officePaths.service(_id),
      }))}
    />
  </>
);

/** A list that admins keep: readers see it, agents and leads change it. */
export const ListPart = async ({ list, view }: { list: KeptList; view: OfficeView }) => {
  const entries = await load(() => readEntries(list));
  const { office, officeLists } = view.words;
  if (!hasRight(view.actor, 'agent'))
    return (
      <Entries
        title={officeLists[list]}
        none={office.none}
        entries={entries.map(({ _id, name, names }) => ({
          ...{ key: _id, title: name, text: drawNames(names) },
        }))}
      />
    );
  const words = { lists: officeLists, ...officeActWords(view.words) };
  return (
    <>
      {list === 'services' ? (
        <Services entries={entries} view={view} />
      ) : (
        <ListEditor key={list} list={list} entries={entries} drawings={tradeDrawings} words={words} />
      )}
      <ListTable key={`table of ${list}`} list={list} locale={view.locale} words={words} />
    </>
  );
};

import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Entries } from '#components/office/facts.tsx';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { listSigns } from '#lib/features/office/services/signs.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { drawOffice, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';
import { signEntry } from '#app/_office/sign-part.tsx';

const PAGE_SIZE = 50;
const states = ['open', 'looked_at'] as const;

interface SignsProps {
  searchParams: Search;
}

const readState = async (search: Search): Promise<(typeof states)[number]> =>
  (await readParam(search, 'state')) === 'looked_at' ? 'looked_at' : 'open';

export const generateMetadata = officeTitle(
  'signs',
  async ({ searchParams }: SignsProps, { words }) => words.officeSigns.states[await readState(searchParams)],
);

const draw = async (view: OfficeView, search: Search) => {
  const { actor, words } = view;
  if (!hasRight(actor, 'agent')) notFound();
  const state = await readState(search);
  const cursor = (await readParam(search, 'cursor')) ?? undefined;
  const page = await load(() => listSigns({ actor, query: { state, cursor, limit: PAGE_SIZE } }));
  if ('pages' in page) throw new Error('Expected a page, got a table.');
  const { officeSigns: texts, office } = words;
  return (
    <>
      <p className="text-muted">{texts.hint}</p>
      <PageTabs
        label={texts.states.label}
        tabs={states.map((key) => ({
          key,
          label: texts.states[key],
          href: `${officePaths.signs}?state=${key}`,
        }))}
        shown={state}
      />
      <Entries
        title={texts.title}
        none={office.none}
        entries={page.data.map((sign) => signEntry(sign, view))}
      />
      {page.nextCursor && (
        <Link
          href={`${officePaths.signs}?${new URLSearchParams({ state, cursor: page.nextCursor })}`}
          prefetch={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          {office.more}
        </Link>
      )}
    </>
  );
};

export default function SignsPage({ searchParams }: SignsProps) {
  return drawOffice({ path: officePaths.signs, shown: 'signs', draw: (view) => draw(view, searchParams) });
}

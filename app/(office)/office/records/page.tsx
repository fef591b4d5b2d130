import Link from 'next/link';
import { AskForm } from '#components/office/ask-form.tsx';
import { Entries, type Entry } from '#components/office/facts.tsx';
import type { KeptList } from '#lib/features/catalogue/contracts/list-tables.ts';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { AuditQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { listAdmins } from '#lib/features/admin/services/admins.ts';
import { listAudit } from '#lib/features/admin/services/lists.ts';
import { listMissedWords } from '#lib/features/search/services/missed-words.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { languageNames } from '#lib/platform/i18n/language-names.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { drawOffice, momentIn, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';
import { ListPart } from '#app/_office/list-part.tsx';
import { auditEntry } from '#app/_office/office-entries.ts';

export const generateMetadata = officeTitle;

interface Records {
  title: string;
  entries: readonly Entry[];
  /** Where the list goes on; null at its end. */
  more: string | null;
}

interface Asked {
  view: OfficeView;
  search: Search;
}

const LARGEST = 50;
const addressOf = (params: Record<string, string | null | undefined>): string => {
  const said = Object.entries(params).filter(([, value]) => value);
  return `${officePaths.records}?${new URLSearchParams(said.map(([name, value]) => [name, value ?? '']))}`;
};

const idOf = (value: string | null): string | undefined =>
  value !== null && /^[0-9a-f]{24}$/.test(value.trim()) ? value.trim() : undefined;

const readFilters = async (search: Search) => ({
  act: (await readParam(search, 'act'))?.trim().slice(0, 40) || undefined,
  actorId: idOf(await readParam(search, 'actor')),
  subjectId: (await readParam(search, 'subject'))?.trim().slice(0, 40) || undefined,
});

const pageOf = async (search: Search): Promise<Pick<AuditQuery, 'cursor' | 'limit'>> => ({
  cursor: (await readParam(search, 'cursor')) ?? undefined,
  limit: LARGEST,
});

const readAudit = async ({ view, search }: Asked): Promise<Records> => {
  const filters = await readFilters(search);
  const query = { ...filters, ...(await pageOf(search)) };
  const page = await load(() => listAudit({ actor: view.actor, query }));
  if ('pages' in page) throw new Error('A page is no table.');
  const { act, actorId: actor, subjectId: subject } = filters;
  return {
    title: view.words.office.records.audit,
    entries: page.data.map((row) => auditEntry(row, view)),
    more: page.nextCursor && addressOf({ show: 'audit', act, actor, subject, cursor: page.nextCursor }),
  };
};

const readWords = async ({ view: { actor, locale, words }, search }: Asked): Promise<Records> => {
  const query = await pageOf(search);
  const page = await load(() => listMissedWords({ actor, query }));
  if ('pages' in page) throw new Error('A page is no table.');
  const { records } = words.office;
  return {
    title: records.words,
    entries: page.data.map((row) => ({
      key: row._id,
      head: row.words,
      text: `${languageNames[row.language]} · ${row.city ?? records.anywhere} · ${momentIn(locale, row.createdAt)}`,
      end: fill(records.searchedBy, { count: row.people }),
    })),
    more: page.nextCursor && addressOf({ show: 'words', cursor: page.nextCursor }),
  };
};

const readAdmins = async ({ view: { words } }: Asked): Promise<Records> => {
  const { records, rights } = words.office;
  const { data } = await load(listAdmins);
  return {
    title: records.admins,
    entries: data.map(({ _id, name, email, can, hasTwoFactor }) => ({
      ...{ key: _id, head: name, href: officePaths.person(_id) },
      text: [email, rights[can], !hasTwoFactor && records.twoFactorOff].filter(Boolean).join(' · '),
    })),
    more: null,
  };
};

const reads = { audit: readAudit, words: readWords, admins: readAdmins } as const;
type Show = keyof typeof reads;
const shows: readonly Show[] = ['audit', 'words', 'admins'];
const lists: readonly KeptList[] = ['skills', 'workTypes', 'services'];

const AuditFilters = async ({ view, search }: Asked) => {
  const { records } = view.words.office;
  const { act = '', actorId = '', subjectId = '' } = await readFilters(search);
  return (
    <AskForm
      action={officePaths.records}
      hidden={{ show: 'audit' }}
      fields={[
        { name: 'act', label: records.act, value: act },
        { name: 'actor', label: records.actor, value: actorId },
        { name: 'subject', label: records.subject, value: subjectId },
      ]}
      submit={records.filter}
    />
  );
};

const RecordsPart = async ({ shown, view, search }: Asked & { shown: Show }) => {
  const { title, entries, more } = await reads[shown]({ view, search });
  const { office } = view.words;
  return (
    <>
      {shown === 'audit' && <AuditFilters view={view} search={search} />}
      <Entries title={title} entries={entries} none={office.none} />
      {more && (
        <Link href={more} prefetch={false} className={buttonVariants({ variant: 'outline' })}>
          {office.more}
        </Link>
      )}
    </>
  );
};

const draw = async (view: OfficeView, search: Search) => {
  const asked = await readParam(search, 'show');
  const list = lists.find((name) => name === asked);
  const shown = shows.find((show) => show === asked) ?? 'audit';
  const { office } = view.words;
  const labels = { ...office.records, ...office.lists };
  return (
    <>
      <PageTabs
        label={office.parts.records}
        tabs={[...shows, ...lists].map((key) => ({
          ...{ key, label: labels[key], href: officePaths.recordsOf(key) },
        }))}
        shown={list ?? shown}
      />
      {list ? (
        <ListPart list={list} view={view} />
      ) : (
        <RecordsPart shown={shown} view={view} search={search} />
      )}
    </>
  );
};

export default function RecordsPage({ searchParams }: { searchParams: Search }) {
  return drawOffice({
    path: officePaths.records,
    shown: 'records',
    draw: (view) => draw(view, searchParams),
  });
}

import Link from 'next/link';
import type { ReactNode } from 'react';
import { AskForm } from '#components/office/ask-form.tsx';
import { AuditTable, type AuditRow } from '#components/office/audit-table.tsx';
import { Entries } from '#components/office/facts.tsx';
import type { KeptList } from '#lib/features/catalogue/contracts/list-tables.ts';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { AuditQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { listAdmins } from '#lib/features/admin/services/admins.ts';
import { listAudit } from '#lib/features/admin/services/lists.ts';
import { findSubjectId, nameSubjects } from '#lib/features/office/services/audit-subjects.ts';
import { listMissedWords } from '#lib/features/search/services/missed-words.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { cityIn } from '#lib/platform/i18n/place-names.ts';
import { languageNames } from '#lib/platform/i18n/language-names.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { drawOffice, momentIn, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';
import { actChoices, actWords } from '#app/_office/act-words.ts';
import { AdminsPart } from '#app/_office/admins-part.tsx';
import { AuditCsv, ExportsPart } from '#app/_office/exports-part.tsx';
import { ServicePart } from '#app/_office/service-part.tsx';
import { FlagsPart } from '#app/_office/flags-part.tsx';
import { KeysPart } from '#app/_office/keys-part.tsx';
import { OffersPart } from '#app/_office/offers-part.tsx';
import { ListPart } from '#app/_office/list-part.tsx';
import { SavedFiltersPart } from '#app/_office/saved-filters-part.tsx';
import { WebhooksPart } from '#app/_office/webhooks-part.tsx';
import { auditRow, rowEntry } from '#app/_office/office-entries.tsx';

interface Records {
  list: ReactNode;
  more: string | null;
}

interface RecordsRequest {
  view: OfficeView;
  search: Search;
}

const PAGE_SIZE = 50;
const recordsUrl = (params: Record<string, string | null | undefined>): string => {
  const filled = Object.entries(params).filter(([, value]) => value);
  return `${officePaths.records}?${new URLSearchParams(filled.map(([name, value]) => [name, value ?? '']))}`;
};

const parseId = (value: string | null): string | undefined =>
  value !== null && /^[0-9a-f]{24}$/.test(value.trim()) ? value.trim() : undefined;

// 30 February would turn into a day of March.
const isExact = (value: string): boolean => {
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
};

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && isExact(value);

const parseDay = (value: string | null): string | undefined =>
  value !== null && isDay(value) ? value : undefined;

/** As it was typed: the number of a booking or message, or the id of anything. */
const readSubject = async (search: Search): Promise<string> =>
  ((await readParam(search, 'subject')) ?? '').trim().slice(0, 40);

const readFilters = async (search: Search) => ({
  act: (await readParam(search, 'act'))?.trim().slice(0, 40) || undefined,
  actorId: parseId(await readParam(search, 'actor')),
  from: parseDay(await readParam(search, 'from')),
  to: parseDay(await readParam(search, 'to')),
  subjectId: (await load(async () => findSubjectId(await readSubject(search)))) || undefined,
});

const readPage = async (search: Search): Promise<Pick<AuditQuery, 'cursor' | 'limit'>> => ({
  cursor: (await readParam(search, 'cursor')) ?? undefined,
  limit: PAGE_SIZE,
});

/** A table where there is room for its columns, otherwise a list. */
const Audit = ({ rows, words }: { rows: readonly AuditRow[]; words: OfficeView['words'] }) => {
  const { records, none, booking } = words.office;
  const { admin, about, details } = words.officePeople.audit;
  const list = <Entries title={records.audit} entries={rows.map(rowEntry)} none={none} />;
  if (rows.length === 0) return list;
  return (
    <>
      <div className="lg:hidden">{list}</div>
      <div className="hidden lg:block">
        <AuditTable
          title={records.audit}
          rows={rows}
          columns={{ act: records.act, admin, about, details, when: booking.when }}
        />
      </div>
    </>
  );
};

const readAudit = async ({ view, search }: RecordsRequest): Promise<Records> => {
  const filters = await readFilters(search);
  const query = { ...filters, ...(await readPage(search)) };
  const page = await load(() => listAudit({ actor: view.actor, query }));
  if ('pages' in page) throw new Error('Expected a page, got a table.');
  const subjects = await load(() => nameSubjects(page.data));
  const { act, actorId: actor, subjectId: subject, from, to } = filters;
  const rows = page.data.map((row) => auditRow(row, view, subjects.get(row.subjectId)));
  return {
    list: <Audit rows={rows} words={view.words} />,
    more:
      page.nextCursor &&
      recordsUrl({ show: 'audit', act, actor, subject, from, to, cursor: page.nextCursor }),
  };
};

const readWords = async ({ view: { actor, locale, words }, search }: RecordsRequest): Promise<Records> => {
  const query = await readPage(search);
  const page = await load(() => listMissedWords({ actor, query }));
  if ('pages' in page) throw new Error('Expected a page, got a table.');
  const { records } = words.office;
  return {
    list: (
      <Entries
        title={records.words}
        none={words.office.none}
        entries={page.data.map((row) => ({
          key: row._id,
          title: row.words,
          text: `${languageNames[row.language]} · ${row.city ? cityIn(locale, row.city) : records.anywhere} · ${momentIn(locale, row.createdAt)}`,
          end: fill(records.searchedBy, { count: row.people }),
        }))}
      />
    ),
    more: page.nextCursor && recordsUrl({ show: 'words', cursor: page.nextCursor }),
  };
};

const reads = { audit: readAudit, words: readWords } as const;
type Show = keyof typeof reads;
const shows: readonly Show[] = ['audit', 'words'];
const ownParts = {
  admins: AdminsPart,
  exports: ExportsPart,
  offers: OffersPart,
  flags: FlagsPart,
  keys: KeysPart,
  webhooks: WebhooksPart,
} as const;
const partNames = ['admins', 'exports', 'offers', 'flags', 'keys', 'webhooks'] as const;
const lists: readonly KeptList[] = ['skills', 'workTypes', 'services'];

const sections = [...shows, ...partNames, ...lists] as const;

const labelSections = (words: OfficeView['words']) => ({
  ...words.office.records,
  ...words.officeLists,
  exports: words.officePeople.exports.title,
  offers: words.officeOffers.tab,
  flags: words.officeFlags.tab,
  keys: words.officeKeys.tab,
  webhooks: words.officeWebhooks.tab,
});

interface RecordsProps {
  searchParams: Search;
}

const readSection = async (search: Search): Promise<(typeof sections)[number]> => {
  const shown = await readParam(search, 'show');
  return sections.find((section) => section === shown) ?? 'audit';
};

export const generateMetadata = officeTitle(
  'records',
  async ({ searchParams }: RecordsProps, { words }) => labelSections(words)[await readSection(searchParams)],
);

/** The address of the audit under a filter. */
const auditUrl = ({ act, actorId, from, to }: Pick<AuditQuery, 'act' | 'actorId' | 'from' | 'to'>): string =>
  recordsUrl({ show: 'audit', act, actor: actorId, from, to });

const AuditSaved = async ({ view, search }: RecordsRequest) => {
  const { act, actorId, from, to } = await readFilters(search);
  const filter = { act, actorId, from, to };
  const isAboutOne = (await readSubject(search)) !== '';
  const isSavable = !isAboutOne && Object.values(filter).some(Boolean);
  return (
    <SavedFiltersPart
      view={view}
      list="audit"
      choice={isSavable ? { list: 'audit', filter } : null}
      isAboutOne={isAboutOne}
      toHref={({ list, filter: saved }) => (list === 'audit' ? auditUrl(saved) : officePaths.records)}
    />
  );
};

const AuditFilters = async ({ view, search }: RecordsRequest) => {
  const { officePeople } = view.words;
  const { records } = view.words.office;
  const { act = '', actorId = '', from = '', to = '' } = await readFilters(search);
  const subject = await readSubject(search);
  const listed = actChoices(view.words);
  // An act of an earlier release is no longer listed.
  const acts =
    act === '' || listed.some(({ value }) => value === act)
      ? listed
      : [...listed, { value: act, label: actWords(act, view.words) }];
  const admins = (await load(listAdmins)).data.map(({ _id, name }) => ({ value: _id, label: name }));
  // An admin of earlier days is no longer listed.
  const former =
    actorId && !admins.some(({ value }) => value === actorId) ? [{ value: actorId, label: actorId }] : [];
  return (
    <AskForm
      // Fresh fields after a link, which would keep what was chosen before.
      key={recordsUrl({ act, actor: actorId, from, to, subject })}
      action={officePaths.records}
      hidden={{ show: 'audit' }}
      fields={[
        {
          name: 'act',
          label: records.act,
          value: act,
          choices: [{ value: '', label: records.anyAct }, ...acts],
        },
        { name: 'from', label: records.from, value: from, type: 'date' },
        { name: 'to', label: records.to, value: to, type: 'date' },
        {
          ...{ name: 'actor', label: officePeople.audit.admin, value: actorId },
          choices: [{ value: '', label: officePeople.audit.anyone }, ...admins, ...former],
        },
        { name: 'subject', label: records.subject, value: subject },
      ]}
      submit={records.filter}
    />
  );
};

const RecordsPart = async ({ shown, view, search }: RecordsRequest & { shown: Show }) => {
  const { list, more } = await reads[shown]({ view, search });
  const { office } = view.words;
  return (
    <>
      {shown === 'audit' && <AuditFilters view={view} search={search} />}
      {shown === 'audit' && <AuditSaved view={view} search={search} />}
      {shown === 'audit' && hasRight(view.actor, 'lead') && (
        <AuditCsv view={view} filters={await readFilters(search)} />
      )}
      {list}
      {more && (
        <Link href={more} prefetch={false} className={buttonVariants({ variant: 'outline' })}>
          {office.more}
        </Link>
      )}
    </>
  );
};

const draw = async (view: OfficeView, search: Search) => {
  const section = await readSection(search);
  const list = lists.find((name) => name === section);
  const asked = await readParam(search, 'service');
  const service = asked === 'new' ? asked : parseId(asked);
  const shown = shows.find((show) => show === section) ?? 'audit';
  const labels = labelSections(view.words);
  const part = partNames.find((name) => name === section);
  const Part = part && ownParts[part];
  return (
    <>
      <PageTabs
        label={view.words.office.parts.records}
        tabs={sections.map((key) => ({
          ...{ key, label: labels[key], href: officePaths.recordsOf(key) },
        }))}
        shown={section}
      />
      {Part ? (
        <Part view={view} search={search} />
      ) : list === 'services' && service && hasRight(view.actor, 'agent') ? (
        <ServicePart key={service} id={service} view={view} />
      ) : list ? (
        <ListPart list={list} view={view} />
      ) : (
        <RecordsPart shown={shown} view={view} search={search} />
      )}
    </>
  );
};

export default function RecordsPage({ searchParams }: RecordsProps) {
  return drawOffice({
    path: officePaths.records,
    shown: 'records',
    draw: (view) => draw(view, searchParams),
  });
}

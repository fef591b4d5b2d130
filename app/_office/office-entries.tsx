import Link from 'next/link';
import { CaseOnDemand } from '#components/office/case-file.tsx';
import { Kept } from '#components/office/evidence.tsx';
import type { AuditRow } from '#components/office/audit-table.tsx';
import type { Entry } from '#components/office/facts.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import type {
  AdminBooking,
  AdminReport,
  AdminTicket,
  AuditEntry,
} from '#lib/features/admin/contracts/admin-lists.ts';
import type { AuditSubject } from '#lib/features/office/services/audit-subjects.ts';
import type { OfficeBooking, OfficePause } from '#lib/features/office/contracts/office.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { actWords } from './act-words.ts';
import { momentIn, type OfficeView } from './draw-office.tsx';

const joined = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

export const inWords = (texts: Readonly<Record<string, string>>, code: string): string => texts[code] ?? code;

export const bookingEntry = (booking: AdminBooking, { locale, words, translate }: OfficeView): Entry => ({
  key: booking._id,
  title: joined(booking.number, translate(booking.serviceName)),
  text: joined(booking.customer.name, booking.worker.name, momentIn(locale, booking.startsAt)),
  end: joined(words.bookingWords.statuses[booking.status], formatMoney(booking.pricePaise)),
  href: officePaths.booking(booking._id),
});

type KeptItem = Pick<AdminReport, 'evidence' | 'additions'>;

/** The later words and kept files of a report or complaint, also of a closed one while they are kept. */
const kept = (item: KeptItem, { actor, locale, words }: OfficeView): Pick<Entry, 'more'> =>
  item.evidence.length + item.additions.length === 0
    ? {}
    : {
        more: (
          <Kept
            item={item}
            mayOpen={hasRight(actor, 'agent')}
            locale={locale}
            words={{ office: { evidence: words.office.evidence }, topics: words.safety.reasons }}
          />
        ),
      };

export const reportEntry = (report: AdminReport, view: OfficeView): Entry => ({
  key: report._id,
  title: joined(report.number, view.words.safety.reasons[report.reason]),
  text: joined(
    `${report.reporter.name} → ${report.subject.name}`,
    report.details,
    report.message && `“${report.message}”`,
    report.note,
  ),
  end: momentIn(view.locale, report.createdAt),
  ...kept(report, view),
});

export const ticketEntry = (ticket: AdminTicket, view: OfficeView): Entry => ({
  key: ticket._id,
  title: joined(ticket.number, ticket.subject),
  text: joined(ticket.message, ticket.answer && `→ ${ticket.answer}`),
  end: joined(
    view.words.officeTickets.states[ticket.state],
    ticket.assignee?.name,
    momentIn(view.locale, ticket.createdAt),
  ),
  more: (
    <>
      {kept({ evidence: ticket.evidence, additions: [] }, view).more}
      <Link
        href={officePaths.ticket(ticket._id)}
        prefetch={false}
        className={cn(buttonVariants({ variant: 'outline', size: 'compact' }), 'self-start')}
      >
        {view.words.officeTickets.open}
      </Link>
    </>
  ),
});

/** A case behind a button, or a link to the queue where it waits for a decision. */
export const caseEntry = (one: OfficeBooking['cases'][number], { locale, words }: OfficeView): Entry => {
  const { officeCases, officeClaims, office, cases, bookingWords } = words;
  return {
    key: one._id,
    title: joined(one.number, cases.reasons[one.reason]),
    text: officeCases.reportedBy[one.by],
    end: joined(officeCases.states[one.state], momentIn(locale, one.openedAt)),
    more: one.isWaiting ? (
      <Link
        href={officePaths.queueItem('cases', one._id)}
        prefetch={false}
        className={cn(buttonVariants({ variant: 'outline', size: 'compact' }), 'self-start')}
      >
        {words.officePeople.person.decide}
      </Link>
    ) : (
      <CaseOnDemand
        caseId={one._id}
        locale={locale}
        words={{
          ...{ cases: officeCases, claims: officeClaims, reasons: cases.reasons, none: office.none },
          ...{ statuses: bookingWords.statuses, photos: words.workPhotos },
        }}
      />
    ),
  };
};

export const pauseEntry = (row: OfficePause, view: OfficeView): Entry => {
  const { office, officePauses, pauses } = view.words;
  const { title, answer } = pauses.appeal;
  const { appeal, pauseState, urgency } = row;
  return {
    key: row._id,
    title: joined(
      pauses.reasons[row.reason],
      pauseState === 'over' && office.pause.ended,
      urgency && officePauses.urgency[urgency],
    ),
    text: joined(
      row.evidence,
      fill(office.pause.by, { name: row.pausedBy.name }),
      appeal && `${title}: ${appeal.text} (${pauses.states[appeal.state]})`,
      appeal?.answer && `${answer}: ${appeal.answer}`,
    ),
    end: joined(
      momentIn(view.locale, row.pausedAt),
      pauseState === 'announced' && fill(officePauses.starts, { day: momentIn(view.locale, row.startsAt) }),
      row.until && fill(office.pause.until, { day: momentIn(view.locale, row.until) }),
    ),
  };
};

const checkIn = (details: unknown, checks: Readonly<Record<string, string>>): string =>
  typeof details === 'object' && details !== null && 'checked' in details
    ? inWords(checks, String(details.checked))
    : '';

/** The city or trade that was switched; its key alone says little. */
const switchedName = (details: unknown): string =>
  typeof details === 'object' && details !== null && 'name' in details && typeof details.name === 'string'
    ? details.name
    : '';

/** The subject of an act: none for a search or a list, whose name the title says. */
const subjectIn = (
  { act, subjectId }: AuditEntry,
  { officeLists }: OfficeView['words'],
  subject: AuditSubject | undefined,
): string => {
  const { skills, workTypes, services } = officeLists;
  if (act === 'list.import' || act === 'list.order')
    return inWords({ skills, workTypes, services }, subjectId);
  return /^(list|export)\.|^office\.search$/.test(act) ? '' : (subject?.name ?? subjectId);
};

const actorIn = ({ actor, actorRight }: AuditEntry, by: Readonly<Record<string, string>>): string => {
  if (actorRight === null) return actor.name;
  return actor.name === '' ? inWords(by, actorRight) : `${actor.name} (${inWords(by, actorRight)})`;
};

const pathsTo = {
  person: officePaths.person,
  booking: officePaths.booking,
  ticket: officePaths.ticket,
} satisfies Record<AuditSubject['kind'], (id: string) => string>;

/** A row of the audit; with what it is about known, it is named and leads there. */
export const auditRow = (
  row: AuditEntry,
  { locale, words }: OfficeView,
  subject?: AuditSubject,
): AuditRow => ({
  key: row._id,
  act: actWords(row.act, words),
  admin: actorIn(row, words.officeCodes.by),
  about: subjectIn(row, words, subject),
  details: joined(checkIn(row.details, words.officeCodes.verify.checks), switchedName(row.details), row.note),
  when: momentIn(locale, row.at),
  ...(subject && { href: pathsTo[subject.kind](row.subjectId) }),
});

/** A row of the audit as an entry of a list. */
export const rowEntry = ({ key, act, admin, details, about, when, href }: AuditRow): Entry => ({
  ...{ key, title: act, text: joined(admin, details, about), end: when },
  ...(href && { href }),
});

export const auditEntry = (row: AuditEntry, view: OfficeView): Entry => rowEntry(auditRow(row, view));

import type { Entry } from '#components/office/facts.tsx';
import type {
  AdminBooking,
  AdminReport,
  AdminTicket,
  AuditEntry,
} from '#lib/features/admin/contracts/admin-lists.ts';
import type { OfficePause } from '#lib/features/office/contracts/office.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { momentIn, type OfficeView } from './draw-office.tsx';

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** What a code of the API is called; one that has no name yet stays as it is. */
export const inWords = (texts: Readonly<Record<string, string>>, code: string): string => texts[code] ?? code;

export const bookingEntry = (booking: AdminBooking, { locale, words }: OfficeView): Entry => ({
  key: booking._id,
  head: joined(booking.number, booking.serviceName),
  text: joined(booking.customer.name, booking.worker.name, momentIn(locale, booking.startsAt)),
  end: joined(words.bookingWords.statuses[booking.status], formatMoney(booking.pricePaise)),
  href: officePaths.booking(booking._id),
});

export const reportEntry = (report: AdminReport, { locale, words }: OfficeView): Entry => ({
  key: report._id,
  head: joined(report.number, words.safety.reasons[report.reason]),
  text: joined(
    `${report.reporter.name} → ${report.subject.name}`,
    report.details,
    report.message && `“${report.message}”`,
    report.note,
  ),
  end: momentIn(locale, report.createdAt),
});

export const ticketEntry = (ticket: AdminTicket, { locale }: OfficeView): Entry => ({
  key: ticket._id,
  head: joined(ticket.number, ticket.subject),
  text: joined(ticket.message, ticket.answer && `→ ${ticket.answer}`),
  end: momentIn(locale, ticket.createdAt),
});

export const pauseEntry = (row: OfficePause, view: OfficeView): Entry => {
  const { office, pauses } = view.words;
  const { title, answer } = pauses.appeal;
  return {
    key: row._id,
    head: joined(pauses.reasons[row.reason], row.isLive ? null : office.pause.ended),
    text: joined(
      row.evidence,
      fill(office.pause.by, { name: row.pausedBy.name }),
      row.hasAppeal ? `${title}: ${row.text}` : null,
      row.answer && `${answer}: ${row.answer}`,
    ),
    end: joined(
      momentIn(view.locale, row.pausedAt),
      row.until && fill(office.pause.until, { day: momentIn(view.locale, row.until) }),
    ),
  };
};

const reasonIn = (details: unknown): string => {
  if (typeof details !== 'object' || details === null) return '';
  const said = ['reason' in details && details.reason, 'note' in details && details.note];
  return said.filter((text) => typeof text === 'string').join(' ');
};

export const auditEntry = (row: AuditEntry, { locale, words }: OfficeView): Entry => ({
  key: row._id,
  head: inWords(words.officeCodes.acts, row.act),
  // The code is what the list is filtered by.
  text: joined(row.actor.name, reasonIn(row.details), row.act, row.subjectId),
  end: momentIn(locale, row.at),
});

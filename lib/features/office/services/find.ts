import type { OfficeBooking, OfficePerson } from '#lib/features/office/contracts/office.ts';
import type { AdminBooking, AdminUser } from '#lib/features/admin/contracts/admin-lists.ts';
import { showAudit, showBookings } from '#lib/features/admin/services/steps/show-bookings.ts';
import { showAppeals } from '#lib/features/admin/services/steps/show-appeals.ts';
import { showPeople } from '#lib/features/admin/services/steps/show-people.ts';
import { readReviewsOf } from '#lib/features/admin/services/steps/to-decided-review.ts';
import { showReports } from '#lib/features/admin/services/steps/show-reports.ts';
import { showTickets } from '#lib/features/admin/services/steps/show-tickets.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listSessionsOf } from '#models/accounts/session.ts';
import { findTotp } from '#models/accounts/totp.ts';
import { listAllBookings } from '#models/bookings/all-bookings.ts';
import { findBooking, findBookingByNumber, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { listLedgerRows } from '#models/money/ledger.ts';
import { findPeople } from '#models/people/all-people.ts';
import { listPausesOf } from '#models/people/pause.ts';
import { listAllReports, listReportsBetween } from '#models/people/report.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { listAuditOf } from '#models/platform/audit.ts';
import { listAllTickets, listTicketRecords, listTicketsOn } from '#models/support/ticket.ts';

const MOST_FOUND = 20;
const first = { before: null, limit: MOST_FOUND } as const;

const note = (actor: Actor, act: string, subjectId: string, details: unknown = null): Promise<void> =>
  inTransaction((tx) => writeAudit({ actor, act, subjectId, details }, tx));

interface Found {
  people: UserRecord[];
  bookings: BookingRecord[];
}

const isThere = <Thing>(thing: Thing | null): thing is Thing => thing !== null;

const findById = async (id: string): Promise<Found> => {
  const [person, booking] = await Promise.all([findUser(id), findBooking(id)]);
  return { people: [person].filter(isThere), bookings: [booking].filter(isThere) };
};

// Reports and letters stand on the pages of those whom they name.
const findByNumber = async (number: string): Promise<Found> => {
  const one = { number, before: null, limit: 1 } as const;
  const [booking, reports, letters] = await Promise.all([
    findBookingByNumber(number),
    listAllReports(one),
    listAllTickets(one),
  ]);
  const named = [
    ...reports.items.flatMap(({ subjectId, reporterId }) => [subjectId, reporterId]),
    ...letters.items.map(({ authorId }) => authorId).filter(isThere),
  ];
  const people = await Promise.all(named.map((id) => findUser(String(id))));
  return { people: people.filter(isThere), bookings: [booking].filter(isThere) };
};

const find = async (q: string): Promise<Found> => {
  if (/^[0-9a-f]{24}$/i.test(q)) return findById(q.toLowerCase());
  const number = q.toUpperCase();
  if (/^HN-/.test(number)) return findByNumber(number);
  return { people: await findPeople({ q, limit: MOST_FOUND }), bookings: [] };
};

interface SearchInput {
  actor: Actor;
  query: { q: string };
}

/** People and bookings by what they are called, people also by the number of a report or a letter; whom an admin looked for is not kept, whom they found is. */
export const searchOffice = async ({
  actor,
  query,
}: SearchInput): Promise<{ data: { people: AdminUser[]; bookings: AdminBooking[] } }> => {
  const found = await find(query.q);
  const [people, bookings] = await Promise.all([showPeople(found.people), showBookings(found.bookings)]);
  const shown = [...people, ...bookings].map(({ _id }) => _id);
  await note(actor, 'office.search', 'office', { shown });
  return { data: { people, bookings } };
};

interface OneInput {
  actor: Actor;
  params: { id: string };
}

const readLedger = async (userId: string): Promise<OfficePerson['ledger']> => {
  const rows = await listLedgerRows({ userId, book: undefined, after: null, limit: MOST_FOUND });
  return rows.slice(0, MOST_FOUND).map(({ _id, kind, amountPaise, others, booking, number, method, at }) => ({
    ...{ _id: String(_id), kind, amountPaise, other: others[0]?.name ?? '' },
    ...{ number: booking?.number ?? number ?? '', method: method ?? '', at: at.toISOString() },
  }));
};

const readPauses = async (userId: string): Promise<OfficePerson['pauses']> => {
  const rows = await listPausesOf(userId);
  const shown = await showAppeals(rows);
  return rows.flatMap(({ ended, appeal }, at) => {
    const row = shown[at];
    return row ? [{ ...row, isLive: ended === null, hasAppeal: appeal !== undefined }] : [];
  });
};

const readDealings = async (userId: string) => {
  const [asCustomer, asWorker, about, by, tickets, audit] = await Promise.all([
    listAllBookings({ ...first, customerId: userId }),
    listAllBookings({ ...first, workerId: userId }),
    listAllReports({ ...first, subjectId: userId }),
    listAllReports({ ...first, reporterId: userId }),
    listTicketRecords({ ...first, authorId: userId }),
    listAuditOf(userId),
  ]);
  const [bookings, reportsAbout, reportsBy, letters, acts, paused] = await Promise.all([
    showBookings([...asCustomer.items, ...asWorker.items]),
    showReports(about.items),
    showReports(by.items),
    showTickets(tickets.items),
    showAudit(audit),
    readPauses(userId),
  ]);
  return { bookings, reportsAbout, reportsBy, tickets: letters, pauses: paused, audit: acts };
};

/** One account with what the office knows of it. */
export const readPerson = async ({ actor, params: { id } }: OneInput): Promise<{ data: OfficePerson }> => {
  const record = await findUser(id);
  if (!record) throw new AppError('not_found');
  const [[user], ledger, dealings, sessions, totp] = await Promise.all([
    showPeople([record]),
    readLedger(id),
    readDealings(id),
    listSessionsOf(id, now()),
    findTotp(id),
  ]);
  if (!user) throw new Error('The person was not shown.');
  await note(actor, 'user.read', id);
  const isProved = record.emailProvedAt !== undefined;
  const hasTwoFactor = Boolean(totp?.confirmedAt);
  return { data: { user, isProved, hasTwoFactor, sessions: sessions.length, ledger, ...dealings } };
};

const showHistory = async ({ history }: BookingRecord): Promise<OfficeBooking['history']> => {
  const name = await namePeople(history.map(({ by }) => by));
  return history.map(({ status, mover, by, at, reason, reasonCode }) => ({
    ...{ status, mover, by: by && name(by), at: at.toISOString() },
    reason: reason ?? reasonCode ?? '',
  }));
};

const showMoney = ({ hourlyRatePaise, creditPaise = 0, paid, fee, noShow }: BookingRecord) => ({
  ...{ hourlyRatePaise, creditPaise, feePercent: fee?.percent ?? null },
  paidAt: paid?.at.toISOString() ?? null,
  claimAgainst: noShow?.against ?? '',
  claimAt: noShow?.at.toISOString() ?? null,
  claimAnswerBy: noShow?.answerBy?.toISOString() ?? null,
});

/** One booking with its history; of its talk only what a report quotes. */
export const readOfficeBooking = async ({
  actor,
  params: { id },
}: OneInput): Promise<{ data: OfficeBooking }> => {
  const record = await findBooking(id);
  if (!record) throw new AppError('not_found');
  const pair = [String(record.customerId), String(record.workerId)];
  const [[booking], history, reports, reviews, tickets, audit] = await Promise.all([
    showBookings([record]),
    showHistory(record),
    listReportsBetween(pair).then(showReports),
    readReviewsOf(record),
    listTicketsOn(id).then(showTickets),
    listAuditOf(id).then(showAudit),
  ]);
  if (!booking) throw new Error('The booking was not shown.');
  await note(actor, 'booking.read', id);
  return { data: { booking, history, ...showMoney(record), reports, reviews, tickets, audit } };
};

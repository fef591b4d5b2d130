import { getDebtor } from '#lib/features/bookings/rules/booking-dues.ts';
import type { OfficeBooking, OfficePerson } from '#lib/features/office/contracts/office.ts';
import type { AdminBooking, AdminUser } from '#lib/features/admin/contracts/admin-lists.ts';
import { showAudit, showBookings } from '#lib/features/admin/services/steps/show-bookings.ts';
import { toAppealFacts, toPauseFacts } from '#lib/features/admin/services/steps/show-appeals.ts';
import { readRecords } from '#lib/features/admin/services/steps/show-case.ts';
import { showBookingActs } from '#lib/features/office/services/steps/show-booking-acts.ts';
import { showPeople } from '#lib/features/admin/services/steps/show-people.ts';
import { readBookingReviews } from '#lib/features/admin/services/steps/to-decided-review.ts';
import { showReports } from '#lib/features/admin/services/steps/show-reports.ts';
import { showSeenWorkers } from '#lib/features/admin/services/steps/show-seen-worker.ts';
import { showUtrUses } from '#lib/features/admin/services/steps/show-utr-uses.ts';
import { showTickets } from '#lib/features/admin/services/steps/show-tickets.ts';
import { getRefundState } from '#lib/features/bookings/rules/refunds.ts';
import { computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import { toExtras } from '#lib/features/bookings/services/to-extras.ts';
import { findPeopleFor } from '#lib/features/office/services/steps/find-people.ts';
import { isNumberProved } from '#lib/features/people/rules/contact-trust.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { readWork } from '#lib/features/office/services/steps/read-work.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listUserSessions } from '#models/accounts/session.ts';
import { findTotp } from '#models/accounts/totp.ts';
import { listAllBookings } from '#models/bookings/all-bookings.ts';
import { listCases } from '#models/bookings/case.ts';
import { findBooking, findBookingByNumber, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { listLedgerRows } from '#models/money/ledger.ts';
import { listUserAppeals } from '#models/people/appeal.ts';
import { listUserPauses } from '#models/people/pause.ts';
import { listAllReports, listReportsBetween } from '#models/people/report.ts';
import { toNoShow } from '#lib/features/bookings/services/to-no-show.ts';
import { findUser, findUsers, type UserRecord } from '#models/people/user.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { listAllTickets, listTicketRecords, listTicketsOn } from '#models/support/ticket.ts';

const MAX_RESULTS = 20;
const first = { before: null, limit: MAX_RESULTS } as const;

const note = (
  actor: Actor,
  act: 'office.search' | 'user.read' | 'booking.read',
  subjectId: string,
  details: { shown: string[] } | null = null,
): Promise<void> => inTransaction((tx) => writeAudit({ actor, act, subjectId, details }, tx));

interface Found {
  people: UserRecord[];
  bookings: BookingRecord[];
}

const isThere = <Thing>(thing: Thing | null): thing is Thing => thing !== null;

const findById = async (id: string): Promise<Found> => {
  const [person, booking] = await Promise.all([findUser(id), findBooking(id)]);
  return { people: [person].filter(isThere), bookings: [booking].filter(isThere) };
};

// Reports and tickets are shown on the pages of the people they name.
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
  return { people: await findPeopleFor(q, MAX_RESULTS), bookings: [] };
};

/**
 * Finds people and bookings by name or number, people also by report or ticket number. The audit keeps who was found,
 * not the search text.
 */
export const searchOffice = async ({
  actor,
  query,
}: {
  actor: Actor;
  query: { q: string };
}): Promise<{ data: { people: AdminUser[]; bookings: AdminBooking[] } }> => {
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
  const rows = await listLedgerRows({ userId, book: undefined, after: null, limit: MAX_RESULTS });
  return rows
    .slice(0, MAX_RESULTS)
    .map(({ _id, kind, amountPaise, others, booking, number, method, at }) => ({
      ...{ _id: String(_id), kind, amountPaise, other: others[0]?.name ?? '' },
      ...{ number: booking?.number ?? number ?? '', method: method ?? '', at: at.toISOString() },
    }));
};

const readPauses = async (userId: string): Promise<OfficePerson['pauses']> => {
  const [rows, appeals] = await Promise.all([listUserPauses(userId), listUserAppeals(userId)]);
  const name = await namePeople(rows.map(({ by }) => by));
  return rows.map((pause) => {
    const appeal = appeals.find(({ pauseId }) => pauseId.equals(pause._id));
    return {
      ...{ _id: String(pause._id), ...toPauseFacts(pause), pausedBy: name(pause.by) },
      appeal: appeal ? toAppealFacts(appeal) : null,
    };
  });
};

const readDealings = async (userId: string, actor: Actor) => {
  const [asCustomer, asWorker, about, by, tickets, audit] = await Promise.all([
    listAllBookings({ ...first, customerId: userId }),
    listAllBookings({ ...first, workerId: userId }),
    listAllReports({ ...first, subjectId: userId }),
    listAllReports({ ...first, reporterId: userId }),
    listTicketRecords({ ...first, authorId: userId }),
    listAuditFor(userId),
  ]);
  const [bookings, reportsAbout, reportsBy, letters, acts, paused] = await Promise.all([
    showBookings([...asCustomer.items, ...asWorker.items]),
    showReports(about.items),
    showReports(by.items),
    showTickets(tickets.items),
    showAudit(audit, actor),
    readPauses(userId),
  ]);
  return { bookings, reportsAbout, reportsBy, tickets: letters, pauses: paused, audit: acts };
};

/** Returns an account with everything the office knows about it. */
export const readPerson = async ({ actor, params: { id } }: OneInput): Promise<{ data: OfficePerson }> => {
  const record = await findUser(id);
  if (!record) throw new AppError('not_found');
  const [[user], [seen], more, ledger, dealings, sessions, totp] = await Promise.all([
    showPeople([record]),
    showSeenWorkers(record.role === 'worker' ? [record] : []),
    readWork(record, actor.userId),
    readLedger(id),
    readDealings(id, actor),
    listUserSessions(id, now()),
    findTotp(id),
  ]);
  if (!user) throw new Error('The person was not shown.');
  await note(actor, 'user.read', id);
  const isProved = record.emailProvedAt !== undefined;
  const isPhoneProved = isNumberProved(record);
  const hasTwoFactor = Boolean(totp?.confirmedAt);
  const facts = { isProved, isPhoneProved, hasTwoFactor, sessions: sessions.length };
  return { data: { user, seen: seen ?? null, ...facts, ...more, ledger, ...dealings } };
};

const showHistory = async ({ history }: BookingRecord): Promise<OfficeBooking['history']> => {
  const name = await namePeople(history.map(({ by }) => by));
  return history.map(
    ({ status, mover, by, at, tappedAt, reason, reasonCode, movedTo, isHandover = false, officeReason }) => ({
      ...{ status, mover, by: by && name(by), at: at.toISOString() },
      tappedAt: tappedAt?.toISOString() ?? null,
      ...{ movedTo: movedTo?.toISOString() ?? null, isHandover },
      reason: reason ?? officeReason ?? reasonCode ?? '',
    }),
  );
};

const showExtras = (booking: BookingRecord) => ({
  ...{ totalPaise: computeTotal(booking), extras: toExtras({ booking, reader: 'admin' }) },
});

const showMoney = ({ hourlyRatePaise, creditPaise = 0, paid, fee, noShow }: BookingRecord) => ({
  ...{ hourlyRatePaise, creditPaise, feePercent: fee?.percent ?? null },
  feeOwedBy: fee && getDebtor({ fee }),
  paidAt: paid?.at.toISOString() ?? null,
  claimAgainst: noShow?.against ?? '',
  claimAt: noShow?.at.toISOString() ?? null,
  claimAnswerBy: noShow?.answerBy?.toISOString() ?? null,
});

const showClaim = async (booking: BookingRecord): Promise<OfficeBooking['claim']> => {
  const [customerId, workerId] = [String(booking.customerId), String(booking.workerId)];
  const noShow = toNoShow(booking, await findUsers([customerId, workerId]));
  if (!noShow) return null;
  return { noShow, ...(await readRecords(booking)) };
};

const showRefund = ({ refund }: BookingRecord): OfficeBooking['refund'] =>
  refund
    ? {
        ...{ amountPaise: refund.amountPaise, state: getRefundState(refund), at: refund.at.toISOString() },
        settledAt: refund.settledAt?.toISOString() ?? null,
      }
    : null;

const showDisputes = async (
  booking: BookingRecord,
): Promise<Pick<OfficeBooking, 'cases' | 'refund' | 'utrUses'>> => {
  const [cases, utrUses] = await Promise.all([listCases(booking._id), showUtrUses(booking)]);
  return {
    cases: cases.map(({ _id, number, by, reason, state, openedAt, waits }) => ({
      ...{ _id: String(_id), number, by, reason, state, openedAt: openedAt.toISOString() },
      isWaiting: waits,
    })),
    refund: showRefund(booking),
    utrUses,
  };
};

/** Returns a booking with its history; of the conversation only what a report quotes. */
export const readOfficeBooking = async ({
  actor,
  params: { id },
}: OneInput): Promise<{ data: OfficeBooking }> => {
  const record = await findBooking(id);
  if (!record) throw new AppError('not_found');
  const pair = [String(record.customerId), String(record.workerId)];
  const [[booking], acts, claim, disputes, history, reports, reviews, tickets, audit] = await Promise.all([
    showBookings([record]),
    showBookingActs(actor, record),
    showClaim(record),
    showDisputes(record),
    showHistory(record),
    listReportsBetween(pair).then(showReports),
    readBookingReviews(record),
    listTicketsOn(id).then(showTickets),
    listAuditFor(id).then((rows) => showAudit(rows, actor)),
  ]);
  if (!booking) throw new Error('The booking was not shown.');
  await note(actor, 'booking.read', id);
  return {
    data: {
      booking,
      acts,
      history,
      ...showMoney(record),
      ...showExtras(record),
      claim,
      ...disputes,
      reports,
      reviews,
      tickets,
      audit,
    },
  };
};

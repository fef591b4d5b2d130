import type { QueueItem, QueueName, QueueSize } from '#lib/features/office/contracts/office.ts';
import { COUNT_LIMIT, queueName } from '#lib/features/office/contracts/office.ts';
import { showAppeals } from '#lib/features/admin/services/steps/show-appeals.ts';
import { showPapers } from '#lib/features/admin/services/steps/show-papers.ts';
import { showReports } from '#lib/features/admin/services/steps/show-reports.ts';
import { showSeenWorkers } from '#lib/features/admin/services/steps/show-seen-worker.ts';
import { showTickets } from '#lib/features/admin/services/steps/show-tickets.ts';
import { caseDecideBy, caseLeadFrom, isCaseUrgent } from '#lib/features/bookings/rules/cases.ts';
import { getRound } from '#lib/features/bookings/services/to-case.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { waitingSince } from '#lib/features/support/rules/ticket-thread.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { AdminQuery } from '#lib/platform/contract/admin-list.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import type { TablePayload } from '#lib/platform/contract/payloads.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { waitingCases, type CaseRecord } from '#models/bookings/case.ts';
import { contestedClaims, overdueVisits } from '#models/bookings/office-bookings.ts';
import { openTopUps, type TopUpRecord } from '#models/money/top-up.ts';
import type { Place } from '#models/newest-first.ts';
import { unverifiedWorkers } from '#models/people/all-people.ts';
import { openAppeals, type AppealRecord } from '#models/people/appeal.ts';
import { listPauses } from '#models/people/pause.ts';
import { openReports, urgentReports, type ReportRecord } from '#models/people/report.ts';
import { openReturnNotes, type ReturnNoteRecord } from '#models/people/return-note.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { waitingPapers, type PapersRow } from '#models/profiles/paper.ts';
import { openComplaints, openFeedback, openLetters, type TicketRecord } from '#models/support/ticket.ts';

interface Rows<Row> {
  list(place: Place): Promise<Page<Row>>;
  count(limit: number): Promise<number>;
}

interface Listed {
  data: QueueItem[];
  nextCursor: string | null;
}

interface Queue {
  read(input: { actor: Actor; query: AdminQuery }): Promise<Listed | TablePayload>;
  size(): Promise<Omit<QueueSize, 'queue'>>;
}

interface QueueRules<Row> {
  rows: Rows<Row>;
  show(rows: readonly Row[]): Promise<QueueItem[]> | QueueItem[];
}

const queue = <Row>(name: QueueName, { rows, show }: QueueRules<Row>): Queue => ({
  read: listForAdmins<AdminQuery, Row, QueueItem>({
    name: `queue.${name}`,
    read: ({ page }) => rows.list(page),
    show,
  }),
  size: async () => {
    const [waiting, first] = await Promise.all([
      rows.count(COUNT_LIMIT + 1),
      rows.list({ before: null, limit: 1 }),
    ]);
    const [oldest] = await show(first.items);
    return { waiting, oldest: oldest?.since ?? null };
  },
});

const none: { evidence: QueueItem['evidence']; additions: QueueItem['additions'] } = {
  evidence: [],
  additions: [],
};

const blank = {
  ...none,
  ...{ number: '', person: null, about: null, bookingId: null, reviewId: null },
  ...{
    topic: '',
    text: '',
    quote: '',
    rating: null,
    amountPaise: null,
    ticket: null,
    pause: null,
    dueBy: null,
  },
  ...{ seen: null, warning: null, withLeadSince: null },
};

const DAY_MS = 86_400_000;
const dayAfter = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() + DAY_MS).toISOString();

const showWorkers = async (rows: readonly UserRecord[]): Promise<QueueItem[]> => {
  const seen = await showSeenWorkers(rows);
  return rows.map(({ _id, name, address, skills, createdAt }, at) => ({
    ...blank,
    _id: String(_id),
    person: { _id: String(_id), name },
    seen: seen[at] ?? null,
    topic: address.city ?? '',
    text: skills.map((skill) => skill.name).join(', '),
    since: createdAt.toISOString(),
  }));
};

const paperItems = async (rows: readonly PapersRow[]): Promise<QueueItem[]> => {
  const workers = await findUsers(rows.map(({ workerId }) => String(workerId)));
  const seen = await showSeenWorkers(workers);
  const seenById = new Map(workers.map(({ _id }, at) => [String(_id), seen[at]]));
  return (await showPapers(rows)).map(({ _id, worker, document, hasChanged, askedAt }) => ({
    ...{ ...blank, _id, person: worker, topic: document ?? '', since: askedAt },
    seen: seenById.get(worker._id) ?? null,
    warning: hasChanged ? 'papers_changed' : null,
  }));
};

const reportItems = async (rows: readonly ReportRecord[]): Promise<QueueItem[]> =>
  (await showReports(rows)).map(
    ({ _id, number, reporter, subject, reason, details, message, createdAt, ...row }, at) => ({
      ...{ ...blank, _id, number, person: reporter, about: subject, reviewId: row.reviewId },
      ...{ topic: reason, text: details, quote: message, rating: row.rating, since: createdAt },
      ...{ evidence: row.evidence, additions: row.additions },
      dueBy: rows[at]?.urgentBy?.toISOString() ?? null,
    }),
  );

const ticketItems = async (rows: readonly TicketRecord[]): Promise<QueueItem[]> =>
  (await showTickets(rows)).map(
    ({ _id, number, author, subject, message, bookingId, state, messages, photos, assignee, ...row }, at) => {
      const record = rows[at];
      const since = record ? waitingSince(record).toISOString() : row.createdAt;
      return {
        ...{ ...blank, _id, number, person: author, bookingId, evidence: row.evidence },
        ...{ topic: subject || (row.category ?? ''), text: message, since },
        ticket: { state, messages, photos, assignee },
        // The time the contact page promises.
        dueBy: dayAfter(since),
      };
    },
  );

const visitItems = async (rows: readonly BookingRecord[]): Promise<QueueItem[]> => {
  const name = await namePeople(rows.flatMap(({ customerId, workerId }) => [customerId, workerId]));
  return rows.map(({ _id, number, customerId, workerId, serviceName, status, endsAt }) => ({
    ...{ ...blank, _id: String(_id), number, bookingId: String(_id), text: serviceName, topic: status },
    ...{ person: name(customerId), about: name(workerId) },
    ...{ since: endsAt.toISOString(), dueBy: dayAfter(endsAt) },
  }));
};

const overdue: Rows<BookingRecord> = {
  list: (place) => overdueVisits(now()).list(place),
  count: (limit) => overdueVisits(now()).count(limit),
};

const claimItems = async (rows: readonly BookingRecord[]): Promise<QueueItem[]> => {
  const name = await namePeople(rows.flatMap(({ customerId, workerId }) => [customerId, workerId]));
  return rows.map(({ _id, number, customerId, workerId, serviceName, noShow, createdAt }) => {
    const [customer, worker] = [name(customerId), name(workerId)];
    const isAgainstCustomer = noShow?.against === 'customer';
    return {
      ...{ ...blank, _id: String(_id), number, bookingId: String(_id), text: serviceName },
      person: isAgainstCustomer ? worker : customer,
      about: isAgainstCustomer ? customer : worker,
      topic: noShow?.against ?? '',
      since: (noShow?.office?.at ?? noShow?.at ?? createdAt).toISOString(),
      dueBy: noShow?.office?.dueBy.toISOString() ?? null,
      withLeadSince: noShow?.office?.leadAt?.toISOString() ?? null,
    };
  });
};

const caseItems = async (rows: readonly CaseRecord[]): Promise<QueueItem[]> => {
  const at = now();
  const name = await namePeople(rows.flatMap(({ customerId, workerId }) => [customerId, workerId]));
  return rows.map((one) => {
    const { _id, number, bookingId, customerId, workerId, by, reason } = one;
    const [customer, worker] = [name(customerId), name(workerId)];
    const round = getRound(one);
    const leadFrom = caseLeadFrom(round);
    return {
      ...{ ...blank, _id: String(_id), number, bookingId: String(bookingId), topic: reason },
      ...(by === 'customer' ? { person: customer, about: worker } : { person: worker, about: customer }),
      ...{ since: round.at.toISOString(), dueBy: caseDecideBy(round).toISOString() },
      withLeadSince: at >= leadFrom ? leadFrom.toISOString() : null,
      warning: isCaseUrgent(round, at) ? 'case_urgent' : null,
    };
  });
};

const appealItems = async (rows: readonly AppealRecord[]): Promise<QueueItem[]> =>
  (await showAppeals(rows)).map(({ _id, person, pausedBy, reason, evidence, text, ...row }) => ({
    ...{ ...blank, _id, person, about: pausedBy },
    ...{ topic: reason, text, quote: evidence, since: row.createdAt, dueBy: row.answerBy },
    pause: { urgency: row.urgency, pauseState: row.pauseState, startsAt: row.startsAt },
  }));

const returnItems = async (rows: readonly ReturnNoteRecord[]): Promise<QueueItem[]> => {
  const name = await namePeople(rows.flatMap(({ userId, pausedUserId }) => [userId, pausedUserId]));
  const pauses = await listPauses(rows.map(({ pauseId }) => pauseId));
  return rows.map(({ _id, userId, pausedUserId, pauseId, matched, at }) => ({
    ...{ ...blank, _id: String(_id), person: name(userId), about: name(pausedUserId), topic: matched },
    quote: pauses.find((pause) => pause._id.equals(pauseId))?.evidence ?? '',
    since: at.toISOString(),
  }));
};

const topUpItems = async (rows: readonly TopUpRecord[]): Promise<QueueItem[]> => {
  const name = await namePeople(rows.map(({ userId }) => userId));
  return rows.map(({ _id, number, userId, reference, amountPaise, createdAt }) => ({
    ...{ ...blank, _id: String(_id), number, person: name(userId), text: reference, amountPaise },
    since: createdAt.toISOString(),
  }));
};

/** To add a queue, name it in the contract and add an entry here. */
const queues: Readonly<Record<QueueName, Queue>> = {
  safety: queue('safety', { rows: urgentReports, show: reportItems }),
  papers: queue('papers', { rows: waitingPapers, show: paperItems }),
  verification: queue('verification', { rows: unverifiedWorkers, show: showWorkers }),
  overdue: queue('overdue', { rows: overdue, show: visitItems }),
  reports: queue('reports', { rows: openReports, show: reportItems }),
  complaints: queue('complaints', { rows: openComplaints, show: ticketItems }),
  claims: queue('claims', { rows: contestedClaims, show: claimItems }),
  cases: queue('cases', { rows: waitingCases, show: caseItems }),
  appeals: queue('appeals', { rows: openAppeals, show: appealItems }),
  returns: queue('returns', { rows: openReturnNotes, show: returnItems }),
  topUps: queue('topUps', { rows: openTopUps, show: topUpItems }),
  letters: queue('letters', { rows: openLetters, show: ticketItems }),
  feedback: queue('feedback', { rows: openFeedback, show: ticketItems }),
};

export const readQueues = async (): Promise<{ data: QueueSize[] }> => ({
  data: await Promise.all(
    queueName.options.map(async (name) => ({ queue: name, ...(await queues[name].size()) })),
  ),
});

interface QueueInput {
  actor: Actor;
  params: { queue: QueueName };
  query: AdminQuery;
}

/** Lists one queue, oldest first. */
export const readQueue = ({ actor, params, query }: QueueInput): Promise<Listed | TablePayload> =>
  queues[params.queue].read({ actor, query });

import type {
  CaseDecisionBody,
  OfficeCase,
  SeenCase,
  WaitingCase,
} from '#lib/features/admin/contracts/cases.ts';
import {
  readMaxCredit,
  readMaxRefund,
  showCase,
  toSeen,
  whyNotDeciding,
} from '#lib/features/admin/services/steps/show-case.ts';
import { caseDecideBy, caseLeadFrom } from '#lib/features/bookings/rules/cases.ts';
import { storeDecision } from '#lib/features/bookings/services/steps/decide-case.ts';
import { getRound } from '#lib/features/bookings/services/to-case.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { AdminQuery } from '#lib/platform/contract/admin-list.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { findCase, waitingCases, type CaseRecord } from '#models/bookings/case.ts';
import { inTransaction, toObjectId, type Tx } from '#models/connection.ts';

interface OneInput {
  actor: Actor;
  params: { id: string };
}

const requireCase = async (id: string, tx?: Tx): Promise<{ booking: BookingRecord; one: CaseRecord }> => {
  const one = await findCase(id, tx);
  const booking = one && (await findBooking(String(one.bookingId), tx));
  if (!booking) throw new AppError('not_found');
  return { booking, one };
};

const showWaiting = async (rows: readonly CaseRecord[]): Promise<WaitingCase[]> => {
  const [at, name] = [
    now(),
    await namePeople(rows.flatMap(({ customerId, workerId }) => [customerId, workerId])),
  ];
  return rows.map((one) => ({
    ...{ _id: String(one._id), number: one.number, by: one.by, reason: one.reason, state: one.state },
    ...{ openedAt: one.openedAt.toISOString(), bookingId: String(one.bookingId) },
    ...{ customer: name(one.customerId), worker: name(one.workerId) },
    decideBy: caseDecideBy(getRound(one)).toISOString(),
    isWithLead: at >= caseLeadFrom(getRound(one)),
  }));
};

/** Lists the cases that the office has to decide, oldest first. */
export const listWaitingCases = listForAdmins<AdminQuery, CaseRecord, WaitingCase>({
  name: 'cases',
  read: ({ page }) => waitingCases.list(page),
  show: showWaiting,
});

/** Reads a case for the office. */
export const readCase = async ({ actor, params: { id } }: OneInput): Promise<{ data: OfficeCase }> => {
  const found = await requireCase(id);
  const data = await showCase({ actor, ...found, at: now() });
  // The subject is the booking, whose page lists what the office did.
  const act = { act: 'case.read', subjectId: data.booking._id, details: { caseId: id } } as const;
  await inTransaction((tx) => writeAudit({ actor, ...act }, tx));
  return { data };
};

/** Returns a case to an admin whose act on it was recorded, which is not a new reading. */
export const showCaseAgain = async ({ actor, params: { id } }: OneInput): Promise<{ data: OfficeCase }> => ({
  data: await showCase({ actor, ...(await requireCase(id)), at: now() }),
});

const isSame = (seen: SeenCase, current: SeenCase): boolean =>
  (['state', 'statements', 'paidPaise', 'creditedPaise', 'refundedPaise'] as const).every(
    (field) => seen[field] === current[field],
  );

type DecideInput = OneInput & { body: CaseDecisionBody };

const writeActs = async (
  { actor, body }: DecideInput,
  { _id, bookingId, customerId }: CaseRecord,
  tx: Tx,
): Promise<void> => {
  const { remedy, amountPaise, reason } = body;
  const caseId = String(_id);
  const about = { subjectId: String(bookingId), aboutId: String(customerId) };
  const details = { caseId, remedy, amountPaise, note: reason };
  await writeAudit({ actor, act: 'case.decide', ...about, details }, tx);
  // A refund is the worker's own money, not ours to give.
  if (remedy !== 'credit') return;
  // Counts towards the credit that this admin may give in a day.
  const given = { caseId, side: 'customer', amountPaise };
  await writeAudit({ actor, act: 'booking.adjust', ...about, details: given }, tx);
};

const decide = async (input: DecideInput, tx: Tx): Promise<void> => {
  const { actor, params, body } = input;
  await lockAdmin(actor, tx);
  const found = await requireCase(params.id, tx);
  const reading = { actor, ...found, at: now() };
  const refusal = await whyNotDeciding(reading, tx);
  if (refusal) throw new AppError(refusal);
  // A page that is out of date is refused: of two admins at once, or of two taps, the second one.
  if (!isSame(body.seen, toSeen(found))) throw new AppError('booking_changed');
  const { remedy: kind, amountPaise, reason: words } = body;
  const maxPaise = await (kind === 'refund' ? readMaxRefund : readMaxCredit)(reading, tx);
  if (amountPaise > maxPaise) throw new AppError('adjustment_limit', { data: { minPaise: 0, maxPaise } });
  const decision = { by: toObjectId(actor.userId), at: reading.at, words, kind, amountPaise };
  await storeDecision({ ...found, decision }, tx);
  await writeActs(input, found.one, tx);
};

/** Decides a case or the appeal against its decision. */
export const decideCase = async (input: DecideInput): Promise<{ data: OfficeCase }> => {
  const { actor, params } = input;
  await withLock(`case:${params.id}`, () => inTransaction((tx) => decide(input, tx)));
  return showCaseAgain({ actor, params });
};

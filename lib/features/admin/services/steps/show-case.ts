import type {
  CaseRefusal,
  ClaimRecords,
  OfficeCase,
  PastCases,
  SeenCase,
} from '#lib/features/admin/contracts/cases.ts';
import { listBookingPeople } from '#lib/features/bookings/rules/booking-people.ts';
import {
  caseLeadFrom,
  judgeDecision,
  maxRefund,
  maxRemedy,
  sumPaid,
  sumPaidInPerson,
} from '#lib/features/bookings/rules/cases.ts';
import { readAdjustmentRange } from '#lib/features/bookings/services/steps/adjust-booking-wallet.ts';
import {
  getCredit,
  getOtherRefund,
  getRefund,
  sumOtherCredit,
} from '#lib/features/bookings/services/steps/end-cases.ts';
import { markPeople } from '#lib/features/bookings/services/steps/mark-people.ts';
import { getRound, toCase, toTerms } from '#lib/features/bookings/services/to-case.ts';
import { toWorkPhotos } from '#lib/features/bookings/services/to-work-photos.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { isInvolved, listOwnAccounts } from '#lib/features/people/services/steps/require-uninvolved.ts';
import { hasRight, type Actor } from '#lib/platform/contract/actor.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { countCases, listCases, type CaseRecord } from '#models/bookings/case.ts';
import { countClaims } from '#models/bookings/claimed-bookings.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers } from '#models/people/user.ts';
import { showUtrUses } from './show-utr-uses.ts';

interface CaseReading {
  actor: Actor;
  booking: BookingRecord;
  one: CaseRecord;
  at: Date;
}

export const toSeen = ({ booking, one }: Pick<CaseReading, 'booking' | 'one'>): SeenCase => ({
  state: one.state,
  statements: (one.statements ?? []).length + (one.appeal ? 1 : 0),
  paidPaise: sumPaid(booking),
  creditedPaise: sumOtherCredit(booking, one),
  refundedPaise: getOtherRefund(booking, one),
});

/** Returns why the admin can't decide the case now; null if they can. Other accounts of the first admin count, too. */
export const whyNotDeciding = async (
  { actor, booking, one, at }: CaseReading,
  tx?: Tx,
): Promise<CaseRefusal | null> => {
  if (await isInvolved(actor, listBookingPeople(booking), tx)) return 'own_booking';
  const terms = toTerms(one);
  const { decidedBy = actor.userId } = terms;
  const own = await listOwnAccounts(actor, [decidedBy], tx);
  const refusal = judgeDecision(terms, own.has(decidedBy) ? decidedBy : actor.userId, at);
  if (refusal) return refusal;
  return at >= caseLeadFrom(getRound(one)) && !hasRight(actor, 'lead') ? 'right_needed' : null;
};

/** Returns the most credit that the admin can give: within their own limits, and never more than was paid. */
export const readMaxCredit = async ({ actor, booking, one, at }: CaseReading, tx?: Tx): Promise<number> => {
  const { caseCreditPaise = 0, caseRefundPaise = 0 } = booking;
  // A decision on an appeal replaces the first one.
  const before = {
    ...booking,
    caseCreditPaise: caseCreditPaise - getCredit(one),
    caseRefundPaise: caseRefundPaise - getRefund(one),
  };
  const who = { side: 'customer', right: actor.can ?? 'lead', adminId: actor.userId, at } as const;
  const range = await readAdjustmentRange({ booking: before, ...who }, tx);
  return Math.min(range?.maxPaise ?? 0, maxRemedy(toSeen({ booking, one })));
};

/** Returns how much a decision can have the worker return at most; nothing if one of the two has left. */
export const readMaxRefund = async (
  found: Pick<CaseReading, 'booking' | 'one'>,
  tx?: Tx,
): Promise<number> => {
  const { booking } = found;
  const people = await findUsers([booking.customerId, booking.workerId].map(String), tx);
  return people.length === 2 ? maxRefund(toSeen(found), sumPaidInPerson(booking)) : 0;
};

/** Counts the claims of both people of a booking that someone did not come, and their cases, under all of their accounts. */
export const readRecords = async (
  booking: Pick<BookingRecord, 'customerId' | 'workerId'>,
): Promise<{ records: ClaimRecords; pastCases: PastCases }> => {
  const marks = await markPeople(booking);
  const customer = { userId: String(booking.customerId), marks: marks.customer };
  const worker = { userId: String(booking.workerId), marks: marks.worker };
  const [customerClaims, workerClaims, customerCases, workerCases] = await Promise.all([
    countClaims('customer', customer),
    countClaims('worker', worker),
    countCases('customer', customer),
    countCases('worker', worker),
  ]);
  return {
    records: { customer: customerClaims, worker: workerClaims },
    pastCases: { customer: customerCases, worker: workerCases },
  };
};

/** Returns a case as the office sees it. */
export const showCase = async (reading: CaseReading): Promise<OfficeCase> => {
  const { booking, one, at } = reading;
  const { customerId, workerId } = one;
  const [cases, people, name, refusal, past, maxCreditPaise, maxRefundPaise, utrUses] = await Promise.all([
    listCases(booking._id),
    findUsers([customerId, workerId].map(String)),
    namePeople([customerId, workerId]),
    whyNotDeciding(reading),
    readRecords(booking),
    readMaxCredit(reading),
    readMaxRefund(reading),
    showUtrUses(booking),
  ]);
  const view = { reader: null, isPaused: people.some(({ suspendedAt }) => suspendedAt !== null), at };
  const other = cases.find(({ by }) => by !== one.by);
  return {
    _id: String(one._id),
    booking: { _id: String(booking._id), number: booking.number },
    ...{ customer: name(customerId), worker: name(workerId) },
    case: toCase(one, view),
    other: other ? toCase(other, view) : null,
    seen: toSeen(reading),
    history: booking.history.map(({ status, at: since }) => ({ status, at: since.toISOString() })),
    ...{ ...past, maxCreditPaise, maxRefundPaise, utrUses, refusal },
    photos: hasRight(reading.actor, 'agent') ? toWorkPhotos({ booking, reader: 'admin', at }).photos : [],
  };
};

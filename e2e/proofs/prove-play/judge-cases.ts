import { z } from 'zod';
import { sumPaid, sumPaidInPerson } from '#lib/features/bookings/rules/cases.ts';
import { caseStates } from '#lib/features/bookings/contracts/case-terms.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { CaseRecord } from '#models/bookings/case.ts';
import type { Line } from './judge-credit.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { idOf, type Person, type Sent, type World } from './world.ts';

const LEAD_MS = 14 * 86_400_000;

/** A decision stays; the first one comes after both were heard, the second after an appeal and from another admin. */
const judgeDecisions = (old: CaseRecord | undefined, { number, decisions = [] }: CaseRecord): void => {
  const before = old?.decisions ?? [];
  const isKept = before.every((one, at) => JSON.stringify(one) === JSON.stringify(decisions[at]));
  hold('moves', isKept, () => `a decision on ${number} was changed`);
  if (decisions.length === before.length) return;
  const [last] = decisions.slice(-1);
  const isOne = decisions.length === before.length + 1 && decisions.length <= 2;
  hold('moves', isOne && last !== undefined, () => `${number} is decided ${decisions.length} times`);
  const isAged = old !== undefined && last.at.getTime() - old.openedAt.getTime() >= LEAD_MS;
  const isHeard = old?.state === 'heard' || (old?.state === 'open' && isAged);
  const isOther = old?.state === 'appealed' && !before.some(({ by }) => by.equals(last.by));
  hold('moves', before.length === 0 ? isHeard : isOther, () => `${number} is decided while ${old?.state}`);
};

/** A case goes on in one direction, and what was said stays. */
const judgeCase = (old: CaseRecord | undefined, next: CaseRecord): void => {
  const { number, state, statements = [] } = next;
  judgeDecisions(old, next);
  const isForward = !old || caseStates.indexOf(state) >= caseStates.indexOf(old.state);
  hold('moves', isForward, () => `${number} goes from ${old?.state} back to ${state}`);
  const isOnce = new Set(statements.map(({ by }) => by)).size === statements.length;
  hold('records', isOnce, () => `one side of ${number} has two statements`);
  // Statements of a case that was closed long ago are deleted together.
  const said = next.statements ? (old?.statements ?? []) : [];
  const isKept = said.every((one, at) => JSON.stringify(one) === JSON.stringify(statements[at]));
  hold('records', isKept, () => `a statement of ${number} was changed`);
};

/** Cases never give more than was paid, and a refund ends once. */
const judgeRemedies = (old: BookingRecord | undefined, next: BookingRecord): void => {
  const { number, refund, caseRefundPaise = 0, caseCreditPaise = 0 } = next;
  const givenPaise = caseRefundPaise + caseCreditPaise;
  hold('money', givenPaise <= sumPaid(next), () => `cases of ${number} give ${givenPaise}`);
  const isWithin = caseRefundPaise <= sumPaidInPerson(next) && (refund?.amountPaise ?? 0) <= caseRefundPaise;
  hold('money', isWithin, () => `${number} returns ${caseRefundPaise}`);
  if (!old?.refund) return;
  const isSame = old.refund.amountPaise === refund?.amountPaise;
  const isFinal = old.refund.state === 'due' || old.refund.state === refund?.state;
  hold(
    'money',
    isSame && isFinal,
    () => `the refund of ${number} is ${refund?.state} after ${old.refund?.state}`,
  );
};

export const judgeCases = ({ seen }: World, next: Snapshot): void => {
  const oldCases = new Map(seen.cases.map((one) => [String(one._id), one]));
  for (const one of next.cases) judgeCase(oldCases.get(String(one._id)), one);
  const oldBookings = new Map(seen.bookings.map((one) => [String(one._id), one]));
  for (const one of next.bookings) judgeRemedies(oldBookings.get(String(one._id)), one);
  const utrs = new Map(next.utrs.map(({ _id, uses }) => [_id, uses]));
  for (const { _id, uses } of seen.utrs) {
    const isKept = uses.every((use, at) => JSON.stringify(use) === JSON.stringify(utrs.get(_id)?.[at]));
    hold('records', isKept, () => 'a use of a UTR was changed');
  }
};

/** Credit that a case gives is what its last decision says, and comes once the case is closed. */
export const judgeCaseCredit = ({ next, line }: Line): void => {
  const [, caseId = ''] = line.event.split(':');
  const one = next.cases.find(({ _id }) => String(_id) === caseId);
  const [last] = one?.decisions?.slice(-1) ?? [];
  const given = next.ledger.filter(({ event }) => event.startsWith(`case:${caseId}`));
  const paise = given.reduce((total, { walletPaise }) => total + walletPaise, 0);
  const isDecided = one?.state === 'closed' && last?.kind === 'credit' && last.amountPaise === paise;
  hold('money', isDecided, () => `${line.event} gives ${paise} that no one decided`);
};

const isBy = (who: Person | null, userId: unknown): boolean => who !== null && idOf(who) === String(userId);

/** Money that people hand over counts only by the word of the one who got it, whatever a UTR or a screen says. */
export const judgeWord = ({ seen }: World, before: Snapshot, { who }: Sent): void => {
  const known = new Map(before.bookings.map((one) => [String(one._id), one]));
  for (const { _id, number, paid, fee, refund, customerId, workerId } of seen.bookings) {
    const old = known.get(String(_id));
    if (!old) continue;
    const isPaid = paid !== null && paid.method !== 'credit' && old.paid === null;
    hold('money', !isPaid || isBy(who, workerId), () => `${number} is paid, but not by its worker’s word`);
    const creditorId = fee?.owedBy === 'worker' ? customerId : workerId;
    const isFee = fee?.state === 'paid' && fee.method !== 'credit' && old.fee?.state !== 'paid';
    hold('money', !isFee || isBy(who, creditorId), () => `the fee of ${number} is paid by another’s word`);
    const isClaimed = old.fee?.state === 'waived' && fee?.state !== 'waived';
    hold('money', !isClaimed, () => `the fee of ${number} is ${fee?.state} after it was waived`);
    const isBack = refund?.state === 'paid' || refund?.state === 'waived';
    const isNew = isBack && old.refund?.state !== refund.state;
    hold('money', !isNew || isBy(who, customerId), () => `the refund of ${number} ends by another’s word`);
  }
};

const officePage = z.looseObject({
  data: z.looseObject({
    booking: z.looseObject({ _id: z.string(), number: z.string() }),
    utrUses: z.array(z.looseObject({ booking: z.looseObject({ number: z.string() }) })),
  }),
});

const utrsIn = ({ payment, refund }: BookingRecord): string[] =>
  [payment, refund?.payment].flatMap((claim) =>
    [claim, ...(claim?.earlier ?? [])].flatMap((said) => said?.utr ?? []),
  );

/** The office reads of a UTR that was given twice once someone has not received the money, and not before. */
export const judgeUtrUses = ({ seen }: World, { name }: Sent, json: unknown): void => {
  const found = name === 'GET /admin/cases/{id}' ? officePage.safeParse(json).data?.data : undefined;
  const booking = seen.bookings.find(({ _id }) => String(_id) === found?.booking._id);
  if (!found || !booking) return;
  const { number, payment, refund, fee, cases = [] } = booking;
  const owed = fee?.owedBy === 'worker' ? 'customer' : 'worker';
  const isDenied =
    [payment, refund?.payment].some((claim) =>
      [claim, ...(claim?.earlier ?? [])].some((said) => said?.deniedAt !== undefined),
    ) || cases.some(({ by, reason }) => by === owed && reason === 'payment');
  const shown = found.utrUses.map((use) => use.booking.number);
  hold('secrets', isDenied || shown.length === 0, () => `the office is told of a UTR of ${number} too early`);
  if (!isDenied) return;
  const own = new Set(utrsIn(booking));
  for (const other of seen.bookings) {
    const isShared = other !== booking && utrsIn(other).some((utr) => own.has(utr));
    const isShown = shown.includes(number) && shown.includes(other.number);
    hold(
      'records',
      !isShared || isShown,
      () => `the office misses that ${other.number} has a UTR of ${number}`,
    );
  }
};

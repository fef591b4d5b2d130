import { readMaxRefund, toSeen } from '#lib/features/admin/services/steps/show-case.ts';
import { judgeDecision, maxRemedy } from '#lib/features/bookings/rules/cases.ts';
import { paymentBody } from '#lib/features/bookings/contracts/payment.ts';
import { answerCase, appealCase, openCase } from '#lib/features/bookings/services/cases.ts';
import { changePayment } from '#lib/features/bookings/services/payment.ts';
import { storeDecision } from '#lib/features/bookings/services/steps/decide-case.ts';
import { turnCaseClocks } from '#lib/features/bookings/services/steps/turn-case-clocks.ts';
import { toTerms } from '#lib/features/bookings/services/to-case.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listCases, type CaseDecision } from '#models/bookings/case.ts';
import { inTransaction, toObjectId } from '#models/connection.ts';

/** Acts on the cases of a booking: of its two people, the office and the scheduler. */
export const caseActs = [
  ...(['complain', 'reply', 'appeal', 'give_back', 'got_back', 'let_go'] as const),
  ...(['decide_refund', 'decide_credit', 'decide_none', 'close_cases'] as const),
] as const;
export type CaseAct = (typeof caseActs)[number];

interface Scene {
  /** The booking's. */
  id: string;
  actor: Actor;
  amountPaise: number;
}

const said = { text: 'The tap still drips.' };
// The second one decides appeals.
const ADMINS = ['d', 'e'].map((letter) => letter.repeat(24));

const appeal = async ({ id, actor }: Scene): Promise<unknown> => {
  const decided = (await listCases(toObjectId(id))).find(({ state }) => state === 'decided');
  if (!decided) throw new AppError('case_closed');
  return appealCase({ actor, params: { id }, body: { caseId: String(decided._id), ...said } });
};

/** Decides what waits, with as much of the amount as is allowed. */
const decide = ({ id, amountPaise }: Scene, kind: CaseDecision['kind']): Promise<unknown> =>
  inTransaction(async (tx) => {
    const [booking, at] = [await findBooking(id, tx), now()];
    if (!booking) throw new AppError('not_found');
    for (const one of await listCases(booking._id, tx)) {
      const by = ADMINS.find((adminId) => judgeDecision(toTerms(one), adminId, at) === null);
      if (by === undefined) continue;
      const found = { booking, one };
      const limits = { none: 0, credit: maxRemedy(toSeen(found)), refund: await readMaxRefund(found, tx) };
      const givenPaise = Math.min(amountPaise, limits[kind]);
      if (kind !== 'none' && givenPaise === 0) throw new AppError('adjustment_limit');
      const words = 'Both were heard.';
      const decision = { kind, amountPaise: givenPaise, by: toObjectId(by), at, words };
      return storeDecision({ ...found, decision }, tx);
    }
    throw new AppError('case_closed');
  });

const sayRefund = async ({ id, actor }: Scene, step: 'paid' | 'received' | 'waived'): Promise<unknown> => {
  const amountPaise = (await findBooking(id))?.refund?.amountPaise ?? 0;
  const about = 'refund';
  const body =
    step === 'waived' ? { step, about, amountPaise } : { step, about, method: 'cash', amountPaise };
  return changePayment({ actor, params: { id }, body: paymentBody.parse(body) });
};

/** Does one of them, as one of the two people where a person does it; throws the refusal if it is not allowed. */
export const actOnCase = (kind: CaseAct, scene: Scene): Promise<unknown> => {
  const { id, actor } = scene;
  switch (kind) {
    case 'complain':
      return openCase({ actor, params: { id }, body: { reason: 'not_done', ...said } });
    case 'reply':
      return answerCase({ actor, params: { id }, body: said });
    case 'appeal':
      return appeal(scene);
    case 'give_back':
      return sayRefund(scene, 'paid');
    case 'got_back':
      return sayRefund(scene, 'received');
    case 'let_go':
      return sayRefund(scene, 'waived');
    case 'decide_refund':
      return decide(scene, 'refund');
    case 'decide_credit':
      return decide(scene, 'credit');
    case 'decide_none':
      return decide(scene, 'none');
    case 'close_cases':
      return turnCaseClocks(now());
  }
};

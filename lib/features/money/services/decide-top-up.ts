import type { DecideTopUpInput, ManagedTopUp } from '#lib/features/money/contracts/wallet.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { decideTopUpRecord, findTopUp, type TopUpRecord } from '#models/money/top-up.ts';
import { findUser } from '#models/people/user.ts';
import { appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { holdAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { inTurn } from '#lib/platform/concurrency/in-turn.ts';
import { tellOfMoney } from '#lib/features/money/services/steps/notify-money.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { toManagedTopUp } from './to-top-up.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: DecideTopUpInput;
}

const credit = async ({ _id, userId, amountPaise, number }: TopUpRecord, at: Date, tx: Tx): Promise<void> => {
  const event = `top_up:${String(_id)}`;
  await appendWalletMoney({ userId: String(userId), kind: 'top_up', event, amountPaise, number, at }, tx);
};

const decide = async ({ actor, params: { id }, body }: Input, tx: Tx): Promise<TopUpRecord> => {
  const { confirm, reason = '' } = body;
  const at = now();
  await holdAdmin(actor, tx);
  if (!(await findTopUp(id, tx))) throw new AppError('not_found');
  const state = confirm ? 'confirmed' : 'refused';
  const decided = await decideTopUpRecord(
    { topUpId: id, state, decision: { at, by: actor.userId, reason } },
    tx,
  );
  if (!decided) throw new AppError('top_up_decided');
  if (confirm) await credit(decided, at, tx);
  const { userId, amountPaise, number } = decided;
  const story = { news: `top_up_${state}`, amountPaise, number, reason } as const;
  await tellOfMoney({ userId: String(userId), story }, tx);
  await writeAudit(
    { actor, act: `top-up.${confirm ? 'confirm' : 'refuse'}`, subjectId: id, details: { reason } },
    tx,
  );
  return decided;
};

/** Confirms a request, which puts the money into the wallet, or refuses it with the reason. */
export const decideTopUp = async (input: Input): Promise<{ data: ManagedTopUp }> => {
  const { params, body } = input;
  if (!body.confirm && !body.reason)
    throw new AppError('validation_failed', { errors: [{ field: 'reason', code: 'reason_required' }] });
  const decided = await inTurn(`top-up:${params.id}`, () => inTransaction((tx) => decide(input, tx)));
  const user = await findUser(String(decided.userId));
  return { data: toManagedTopUp(decided, user?.name) };
};

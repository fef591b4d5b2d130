import type {
  ManagedTopUp,
  TopUp,
  TopUpQuery,
  TopUpInput,
  DecideTopUpInput,
} from '#lib/features/money/contracts/wallet.ts';
import {
  type TopUpRecord,
  listTopUpRecords,
  findOpenTopUp,
  insertTopUp,
  decideTopUpRecord,
  findTopUp,
} from '#models/money/top-up.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { env } from '#lib/platform/config/env.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { money as texts } from '#lib/features/money/texts/money.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { notifyMoney } from '#lib/features/money/services/steps/notify-money.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { toTopUp, toManagedTopUp } from './to-top-up.ts';

/** Lists top-up requests, newest first. */
export const listTopUps = listForAdmins<TopUpQuery, TopUpRecord, ManagedTopUp>({
  name: 'top-ups',
  read: ({ filter: { state = 'open', ...filter }, span, page }) =>
    listTopUpRecords({ ...filter, state, ...span, ...page }),
  show: async (rows) => {
    const name = await namePeople(rows.map(({ userId }) => userId));
    return rows.map((row) => toManagedTopUp(row, name(row.userId).name));
  },
});

/** Files a top-up request; only one may be open until an admin has decided. */
export const requestTopUp = ({
  actor,
  body,
}: {
  actor: Actor;
  body: TopUpInput;
}): Promise<{ message: string; data: TopUp }> => {
  const { userId } = actor;
  const { amountPaise, reference = '' } = body;
  if (env().TOP_UP_UPI === undefined) throw new AppError('deposits_closed');
  const request = (number: string) =>
    inTransaction(async (tx) => {
      await lockAccounts(actor, tx);
      if (await findOpenTopUp(userId, tx)) throw new AppError('top_up_open');
      const row = { number, userId, amountPaise, reference, createdAt: now() };
      return { message: texts.messages.requested, data: toTopUp(await insertTopUp(row, tx)) };
    });
  return withLock(`wallet:${userId}`, () => drawNumber(request));
};

interface TopUpDecision {
  actor: Actor;
  params: { id: string };
  body: DecideTopUpInput;
}

const credit = async ({ _id, userId, amountPaise, number }: TopUpRecord, at: Date, tx: Tx): Promise<void> => {
  const event = `top_up:${String(_id)}`;
  await appendWalletMoney({ userId: String(userId), kind: 'top_up', event, amountPaise, number, at }, tx);
};

const decide = async ({ actor, params: { id }, body }: TopUpDecision, tx: Tx): Promise<TopUpRecord> => {
  const { confirm, reason = '' } = body;
  const at = now();
  await lockAdmin(actor, tx);
  if (!(await findTopUp(id, tx))) throw new AppError('not_found');
  const state = confirm ? 'confirmed' : 'refused';
  const decided = await decideTopUpRecord(id, state, { at, by: actor.userId, reason }, tx);
  if (!decided) throw new AppError('top_up_decided');
  if (confirm) await credit(decided, at, tx);
  const { userId, amountPaise, number } = decided;
  const event = { news: `top_up_${state}`, amountPaise, number, reason } as const;
  await notifyMoney({ userId: String(userId), event }, tx);
  const act = confirm ? 'top-up.confirm' : 'top-up.refuse';
  const details = { number, amountPaise, note: reason };
  await writeAudit({ actor, act, subjectId: id, aboutId: String(userId), details }, tx);
  return decided;
};

/** Confirms a top-up, which credits the wallet, or refuses it with a reason. */
export const decideTopUp = async (input: TopUpDecision): Promise<{ data: ManagedTopUp }> => {
  const { params, body } = input;
  if (!body.confirm && !body.reason)
    throw new AppError('validation_failed', { errors: [{ field: 'reason', code: 'reason_required' }] });
  const decided = await withLock(`top-up:${params.id}`, () => inTransaction((tx) => decide(input, tx)));
  const user = await findUser(String(decided.userId));
  return { data: toManagedTopUp(decided, user?.name) };
};

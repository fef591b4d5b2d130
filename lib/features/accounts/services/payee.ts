import type { SetPayeeBody } from '#lib/features/accounts/contracts/payee.ts';
import { proveIdentity } from '#lib/features/accounts/services/steps/prove-identity.ts';
import type { PayeeView } from '#lib/features/money/contracts/payee.ts';
import {
  changePayee,
  PAYEE_WAIT_MS,
  payeeInUse,
  waitingPayee,
  type PayeeChange,
} from '#lib/features/money/rules/payee.ts';
import { notifyMoney } from '#lib/features/money/services/steps/notify-money.ts';
import { money as texts } from '#lib/features/money/texts/money.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findPayeeChanges, storePayeeChanges } from '#models/money/payee.ts';
import type { UserRecord } from '#models/people/user.ts';

const HOUR_MS = 3_600_000;

const toPayeeView = (changes: readonly PayeeChange[], at: Date): PayeeView => {
  const waiting = waitingPayee(changes, at);
  return {
    inUse: payeeInUse(changes, at),
    next: waiting && { ...waiting.payee, usedFrom: waiting.usedFrom.toISOString() },
  };
};

export const getPayee = async ({ actor }: { actor: Actor }): Promise<{ data: PayeeView }> => ({
  data: toPayeeView(await findPayeeChanges(actor.userId), now()),
});

// On every channel, because a stolen session must not hide the change from its owner. Messages contain no bank details.
const announce = async ({ _id, name, provedPhone }: UserRecord, tx: Tx): Promise<void> => {
  const userId = String(_id);
  const path = accountPaths.payments;
  await notifyMoney({ userId, event: { news: 'payee_changed', amountPaise: 0 }, href: path }, tx);
  const content = { kind: 'payeeChanged', params: { name, path } } as const;
  await writeOutbox({ kind: 'mail', payload: { userId, content } }, tx);
  if (provedPhone === undefined) return;
  const sms = { kind: 'payeeChanged', params: { hours: String(PAYEE_WAIT_MS / HOUR_MS) } } as const;
  await writeOutbox({ kind: 'sms', payload: { userId, to: provedPhone, content: sms } }, tx);
};

/** Saves where a worker is paid, after a proof of identity, and announces the change. */
export const setPayee = async ({
  actor,
  body: { payee, code = '', ...proof },
}: {
  actor: Actor;
  body: SetPayeeBody;
}): Promise<{ message: string; data: PayeeView }> => {
  const user = await proveIdentity({ actor, proof, act: 'changePayee', code });
  const at = now();
  const changes = await inTransaction(async (tx) => {
    await lockAccounts(actor, tx);
    const before = await findPayeeChanges(actor.userId, tx);
    const changed = changePayee(before, payee, at);
    if (changed === before) return before;
    await storePayeeChanges(actor.userId, changed, tx);
    await announce(user, tx);
    return changed;
  });
  return { message: texts.messages.payeeSaved, data: toPayeeView(changes, at) };
};

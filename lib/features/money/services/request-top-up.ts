import { requestTopUpCall } from '#lib/features/money/contracts/wallet.calls.ts';
import type { TopUp, TopUpInput } from '#lib/features/money/contracts/wallet.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { money as texts } from '#lib/features/money/texts/money.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findOpenTopUp, insertTopUp } from '#models/money/top-up.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { inTurn } from '#lib/platform/concurrency/in-turn.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';
import { toTopUp } from './to-top-up.ts';

interface Input {
  actor: Actor;
  body: TopUpInput;
  idempotencyKey: string | null;
}

/** Files what somebody says to have sent for the own wallet, one at a time, until an admin has looked. */
export const requestTopUp = ({
  actor,
  body,
  idempotencyKey: key,
}: Input): Promise<{ message: string; data: TopUp }> => {
  const { userId } = actor;
  const { amountPaise, reference = '' } = body;
  const request = (number: string) =>
    runIdempotent({
      ...{ actor, call: requestTopUpCall, key, body },
      work: async (tx) => {
        if (await findOpenTopUp(userId, tx)) throw new AppError('top_up_open');
        const row = { number, userId, amountPaise, reference, createdAt: now() };
        return { message: texts.messages.requested, data: toTopUp(await insertTopUp(row, tx)) };
      },
    });
  return inTurn(`wallet:${userId}`, () => drawNumber(request));
};

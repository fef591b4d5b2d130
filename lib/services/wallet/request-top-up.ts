import { requestTopUpCall } from '#lib/contracts/wallet.calls.ts';
import type { TopUp, TopUpInput } from '#lib/contracts/wallet.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { money as texts } from '#lib/i18n/en/money.ts';
import { now } from '#lib/integrations/clock.ts';
import { findOpenTopUp, insertTopUp } from '#models/top-up.ts';
import { drawNumber } from '../steps/draw-number.ts';
import { inTurn } from '../steps/in-turn.ts';
import { runIdempotent } from '../steps/run-idempotent.ts';
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

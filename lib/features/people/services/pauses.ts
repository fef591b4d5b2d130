import type { AppealBody, OwnPause } from '#lib/features/people/contracts/pauses.ts';
import { pauses } from '#lib/features/people/texts/pauses.en.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { unpauseAccount } from '#lib/features/people/services/steps/pause-account.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { addAppeal, findLivePause, listDuePauses, type PauseRecord } from '#models/people/pause.ts';
import { findUser } from '#models/people/user.ts';

const toOwnPause = ({ reason, at, until, appeal }: PauseRecord): OwnPause => ({
  ...{ reason, since: at.toISOString(), until: until?.toISOString() ?? null },
  appeal: appeal
    ? {
        ...{ text: appeal.text, at: appeal.at.toISOString(), state: appeal.state },
        answer: appeal.decision?.note ?? '',
      }
    : null,
});

/** Why the caller is paused; what admins saw is theirs. */
export const readPause = async ({ actor }: { actor: Actor }): Promise<{ data: OwnPause | null }> => {
  const pause = await findLivePause(actor.userId);
  if (pause) return { data: toOwnPause(pause) };
  const user = await findUser(actor.userId);
  // Paused by a release that kept no reason.
  const since = user?.suspendedAt?.toISOString();
  return { data: since === undefined ? null : { reason: 'other', since, until: null, appeal: null } };
};

interface AppealInput {
  actor: Actor;
  body: AppealBody;
}

/** Has another admin look at the caller's pause; once for each pause. */
export const appeal = ({
  actor,
  body: { text },
}: AppealInput): Promise<{ message: string; data: OwnPause }> =>
  inTransaction(async (tx) => {
    await holdPeople(actor, tx);
    const pause = await findLivePause(actor.userId, tx);
    if (!pause) throw new AppError('not_paused');
    const appealed = await addAppeal({ pauseId: String(pause._id), text, at: now() }, tx);
    if (!appealed) throw new AppError('already_appealed');
    return { message: pauses.sent, data: toOwnPause(appealed) };
  });

/** Ends the pauses whose time is over; what a crash leaves the next run ends. */
export const endDuePauses = async (): Promise<void> => {
  const at = now();
  for (const pause of await listDuePauses(at))
    await inTransaction((tx) => unpauseAccount({ pause, at, by: null, note: '' }, tx));
};

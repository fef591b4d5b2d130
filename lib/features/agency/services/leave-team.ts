import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { agency as texts } from '#lib/features/agency/texts/agency.en.ts';
import { inTransaction } from '#models/connection.ts';
import { quitTeam } from '#models/agency/team.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { tellOfAgency } from '#lib/features/agency/services/steps/notify-team-change.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** Who is to go and from where; a broker removes the own workers, a worker only themself. */
const requireLink = async ({ actor, params }: Input): Promise<{ worker: UserRecord; brokerId: string }> => {
  const worker = await findUser(params.id);
  const brokerId = worker?.brokerId ? String(worker.brokerId) : null;
  const isOwn = actor.role === 'broker' ? brokerId === actor.userId : params.id === actor.userId;
  if (!worker || brokerId === null || !isOwn) throw new AppError('not_found');
  return { worker, brokerId };
};

/** Ends the link between a worker and an agency; the other side hears of it. */
export const leaveTeam = async (input: Input): Promise<{ message: string }> => {
  const { actor, params } = input;
  const { worker, brokerId } = await requireLink(input);
  const isRemoved = actor.role === 'broker';
  const to = isRemoved ? worker : await findUser(brokerId);
  await inTransaction(async (tx) => {
    if (!(await quitTeam({ workerId: params.id, brokerId }, tx))) throw new AppError('not_found');
    if (to) await tellOfAgency({ to, byId: actor.userId, news: isRemoved ? 'removed' : 'left' }, tx);
  });
  const { removed, left } = texts.messages;
  return { message: isRemoved ? removed : left };
};

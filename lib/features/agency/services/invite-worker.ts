import type { AgencyInvite, InviteBody } from '#lib/features/agency/contracts/agency.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { agency as texts } from '#lib/features/agency/texts/agency.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findOpenInvite, insertInvite } from '#models/agency/agency-invite.ts';
import { inTransaction } from '#models/connection.ts';
import { findWorkersByContact } from '#models/agency/team.ts';
import { findUsers } from '#models/people/user.ts';
import { inTurn } from '#lib/platform/concurrency/in-turn.ts';
import { tellOfAgency } from '#lib/features/agency/services/steps/notify-team-change.ts';
import { toInvite } from './to-invite.ts';

interface Input {
  actor: Actor;
  body: InviteBody;
}

/** Invites whoever has this e-mail address or phone; the answer is alike whether anybody has. */
export const inviteWorker = async ({
  actor,
  body,
}: Input): Promise<{ message: string; data: AgencyInvite }> => {
  const { userId: brokerId } = actor;
  const contact = body.email ?? body.phone ?? '';
  const [[agency], workers] = await Promise.all([findUsers([brokerId]), findWorkersByContact(contact)]);
  const invite = await inTurn(`invites:${brokerId}`, () =>
    inTransaction(async (tx) => {
      if (await findOpenInvite({ brokerId, contact }, tx)) throw new AppError('invite_open');
      for (const to of workers) await tellOfAgency({ to, byId: brokerId, news: 'invited' }, tx);
      return insertInvite({ brokerId, contact, createdAt: now() }, tx);
    }),
  );
  return { message: texts.messages.invited, data: toInvite(invite, agency) };
};

import type { AgencyInvite, AnswerInviteBody } from '#lib/features/agency/contracts/agency.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { agency as texts } from '#lib/features/agency/texts/agency.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { answerInviteRecord, findInvite, type AgencyInviteRecord } from '#models/agency/agency-invite.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { joinTeam } from '#models/agency/team.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { contactsOf } from '#lib/features/agency/services/steps/contacts-of.ts';
import { inTurn } from '#lib/platform/concurrency/in-turn.ts';
import { tellOfAgency } from '#lib/features/agency/services/steps/notify-team-change.ts';
import { toInvite } from './to-invite.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: AnswerInviteBody;
}

const requireInvite = async ({ actor, params }: Input): Promise<UserRecord> => {
  const [invite, contacts] = await Promise.all([findInvite(params.id), contactsOf(actor.userId)]);
  if (!invite || !contacts.includes(invite.contact)) throw new AppError('not_found');
  const [agency] = await findUsers([String(invite.brokerId)]);
  if (!agency) throw new AppError('not_found');
  return agency;
};

const answer = async (
  { actor, params, body }: Input,
  agency: UserRecord,
  tx: Tx,
): Promise<AgencyInviteRecord> => {
  const { userId: workerId } = actor;
  const state = body.accept ? 'accepted' : 'declined';
  const answered = await answerInviteRecord({ inviteId: params.id, state, workerId, answeredAt: now() }, tx);
  if (!answered) throw new AppError('invite_answered');
  const link = { workerId, brokerId: String(agency._id) };
  if (body.accept && !(await joinTeam(link, tx))) throw new AppError('has_agency');
  await tellOfAgency({ to: agency, byId: workerId, news: body.accept ? 'joined' : 'declined' }, tx);
  return answered;
};

/** Takes a worker into the agency that invites them, or tells it that they decline. */
export const answerInvite = async (input: Input): Promise<{ message: string; data: AgencyInvite }> => {
  const agency = await requireInvite(input);
  const answered = await inTurn(`invite:${input.params.id}`, () =>
    inTransaction((tx) => answer(input, agency, tx)),
  );
  const { joined, declined } = texts.messages;
  return { message: input.body.accept ? joined : declined, data: toInvite(answered, agency) };
};

import type { AgencyInvite, InviteBody, AnswerInviteBody } from '#lib/features/agency/contracts/agency.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import {
  type AgencyInviteRecord,
  listOpenInvites,
  findOpenInvite,
  insertInvite,
  answerInviteRecord,
  findInvite,
} from '#models/agency/agency-invite.ts';
import { type UserRecord, findUsers } from '#models/people/user.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { agency as texts } from '#lib/features/agency/texts/agency.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findWorkersByContact, joinTeam } from '#models/agency/team.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { notifyTeamChange } from '#lib/features/agency/services/steps/notify-team-change.ts';

/** By what an invitation reaches somebody: their e-mail address and their phone. */
const contactsOf = async (userId: string): Promise<string[]> => {
  const [user] = await findUsers([userId]);
  if (!user) return [];
  return [user.email, ...(user.phone ? [user.phone] : [])];
};

/** An invitation with the agency that it comes from. */
const toInvite = (row: AgencyInviteRecord, agency: UserRecord | undefined): AgencyInvite => ({
  _id: String(row._id),
  agency: {
    _id: String(row.brokerId),
    name: agency?.name ?? '',
    profileImage: agency?.imageKey ? imageUrl({ key: agency.imageKey, size: 256 }) : null,
  },
  contact: row.contact,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt && row.answeredAt.toISOString(),
});

interface Input {
  actor: Actor;
  query: ListQuery;
}

const whose = async ({ userId, role }: Actor) =>
  role === 'broker' ? { brokerId: userId } : { contacts: await contactsOf(userId) };

/** One page of the open invitations that an agency has sent, or that a worker can answer, newest first. */
export const listInvites = async ({
  actor,
  query,
}: Input): Promise<{ data: AgencyInvite[]; nextCursor: string | null }> => {
  const before = readRowCursor(query.cursor);
  const page = { before, limit: query.limit ?? DEFAULT_PAGE_SIZE };
  const { items, nextCursor } = await listOpenInvites({ of: await whose(actor), ...page });
  const people = await findUsers([...new Set(items.map(({ brokerId }) => String(brokerId)))]);
  const agencies = new Map(people.map((user) => [String(user._id), user]));
  return {
    data: items.map((row) => toInvite(row, agencies.get(String(row.brokerId)))),
    nextCursor: toRowCursor(nextCursor),
  };
};

interface InviteWorkerInput {
  actor: Actor;
  body: InviteBody;
}

/** Invites whoever has this e-mail address or phone; the answer is alike whether anybody has. */
export const inviteWorker = async ({
  actor,
  body,
}: InviteWorkerInput): Promise<{ message: string; data: AgencyInvite }> => {
  const { userId: brokerId } = actor;
  const contact = body.email ?? body.phone ?? '';
  const [[agency], workers] = await Promise.all([findUsers([brokerId]), findWorkersByContact(contact)]);
  const invite = await withLock(`invites:${brokerId}`, () =>
    inTransaction(async (tx) => {
      await holdPeople(actor, tx);
      if (await findOpenInvite({ brokerId, contact }, tx)) throw new AppError('invite_open');
      for (const to of workers) await notifyTeamChange({ to, byId: brokerId, news: 'invited' }, tx);
      return insertInvite({ brokerId, contact, createdAt: now() }, tx);
    }),
  );
  return { message: texts.messages.invited, data: toInvite(invite, agency) };
};

interface AnswerInviteInput {
  actor: Actor;
  params: { id: string };
  body: AnswerInviteBody;
}

const requireInvite = async ({ actor, params }: AnswerInviteInput): Promise<UserRecord> => {
  const [invite, contacts] = await Promise.all([findInvite(params.id), contactsOf(actor.userId)]);
  if (!invite || !contacts.includes(invite.contact)) throw new AppError('not_found');
  const [agency] = await findUsers([String(invite.brokerId)]);
  if (!agency) throw new AppError('not_found');
  return agency;
};

const answer = async (
  { actor, params, body }: AnswerInviteInput,
  agency: UserRecord,
  tx: Tx,
): Promise<AgencyInviteRecord> => {
  const { userId: workerId } = actor;
  await holdPeople(actor, tx);
  const state = body.accept ? 'accepted' : 'declined';
  const answered = await answerInviteRecord({ inviteId: params.id, state, workerId, answeredAt: now() }, tx);
  if (!answered) throw new AppError('invite_answered');
  const link = { workerId, brokerId: String(agency._id) };
  if (body.accept && !(await joinTeam(link, tx))) throw new AppError('has_agency');
  await notifyTeamChange({ to: agency, byId: workerId, news: body.accept ? 'joined' : 'declined' }, tx);
  return answered;
};

/** Takes a worker into the agency that invites them, or tells it that they decline. */
export const answerInvite = async (
  input: AnswerInviteInput,
): Promise<{ message: string; data: AgencyInvite }> => {
  const agency = await requireInvite(input);
  const answered = await withLock(`invite:${input.params.id}`, () =>
    inTransaction((tx) => answer(input, agency, tx)),
  );
  const { joined, declined } = texts.messages;
  return { message: input.body.accept ? joined : declined, data: toInvite(answered, agency) };
};

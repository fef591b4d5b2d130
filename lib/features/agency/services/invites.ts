import type { AgencyInvite, InviteBody, AnswerInviteBody } from '#lib/features/agency/contracts/agency.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import {
  type AgencyInviteRecord,
  listOpenInvites,
  findOpenInvite,
  insertInvite,
  answerInviteRecord,
  findInvite,
  wasInvitedSince,
  withdrawInviteRecord,
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
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { notifyTeamChange } from '#lib/features/agency/services/steps/notify-team-change.ts';

/** By what an invitation reaches somebody: their e-mail address and their phone. */
const contactsOf = async (userId: string): Promise<string[]> => {
  const [user] = await findUsers([userId]);
  if (!user) return [];
  return [user.email, ...(user.phone ? [user.phone] : [])];
};

const faceOf = ({ imageKey }: UserRecord): string | null =>
  imageKey ? imageUrl({ key: imageKey, size: 256 }) : null;

type FindUser = (id: AgencyInviteRecord['brokerId'] | null) => UserRecord | undefined;

/** An invitation with the agency that it comes from and, for that one, who waits to be confirmed. */
const toInvite = (row: AgencyInviteRecord, find: FindUser, actor: Actor): AgencyInvite => {
  const [agency, worker] = [find(row.brokerId), find(row.workerId)];
  const isAsked = row.state === 'to_confirm' && String(row.brokerId) === actor.userId;
  return {
    _id: String(row._id),
    agency: {
      _id: String(row.brokerId),
      name: agency?.name ?? '',
      profileImage: agency ? faceOf(agency) : null,
    },
    contact: row.contact,
    state: row.state,
    worker: isAsked && worker ? { name: worker.name, profileImage: faceOf(worker) } : null,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt && row.answeredAt.toISOString(),
  };
};

/** Invitations as one of their people sees them, all people in one read. */
const showInvites = async (rows: readonly AgencyInviteRecord[], actor: Actor): Promise<AgencyInvite[]> => {
  const ids = rows.flatMap(({ brokerId, workerId }) => [brokerId, workerId ?? []].flat().map(String));
  const people = new Map((await findUsers([...new Set(ids)])).map((user) => [String(user._id), user]));
  return rows.map((row) => toInvite(row, (id) => people.get(String(id)), actor));
};

const showInvite = async (row: AgencyInviteRecord, actor: Actor): Promise<AgencyInvite> => {
  const [invite] = await showInvites([row], actor);
  if (!invite) throw new Error('The invitation was not shown.');
  return invite;
};

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
  const [of, hidden] = await Promise.all([whose(actor), hiddenFrom(actor.userId)]);
  const { items, nextCursor } = await listOpenInvites({ of, ...page });
  const seen = items.filter(({ brokerId }) => !hidden.includes(String(brokerId)));
  return { data: await showInvites(seen, actor), nextCursor: toRowCursor(nextCursor) };
};

interface InviteWorkerInput {
  actor: Actor;
  body: InviteBody;
}

const DAY_MS = 86_400_000;

/** Workers whom an invitation reaches; none whom a block keeps from the agency. */
const listInvited = async (brokerId: string, contact: string): Promise<UserRecord[]> => {
  const [workers, hidden] = await Promise.all([findWorkersByContact(contact), hiddenFrom(brokerId)]);
  return workers.filter(({ _id }) => !hidden.includes(String(_id)));
};

/**
 * Invites whoever has this e-mail address or phone, or will have it; the answer is alike whether anybody has, and the
 * invitation waits for them.
 */
export const inviteWorker = async ({
  actor,
  body,
}: InviteWorkerInput): Promise<{ message: string; data: AgencyInvite }> => {
  const { userId: brokerId } = actor;
  const contact = body.email ?? body.phone ?? '';
  const workers = await listInvited(brokerId, contact);
  const since = new Date(now().getTime() - DAY_MS);
  const invite = await withLock(`invites:${brokerId}`, () =>
    inTransaction(async (tx) => {
      await holdPeople(actor, tx);
      if (await findOpenInvite({ brokerId, contact }, tx)) throw new AppError('invite_open');
      // One that is taken back or declined and sent anew rings nobody again and again.
      const isNews = !(await wasInvitedSince({ brokerId, contact, since }, tx));
      const row = await insertInvite({ brokerId, contact, createdAt: now() }, tx);
      const inviteId = String(row._id);
      for (const to of isNews ? workers : [])
        await notifyTeamChange({ to, byId: brokerId, news: 'invited', inviteId }, tx);
      return row;
    }),
  );
  return { message: texts.messages.invited, data: await showInvite(invite, actor) };
};

interface WithdrawInviteInput {
  actor: Actor;
  params: { id: string };
}

/** Why an invitation can be neither answered nor taken back any more. */
const refusalOf = ({ state }: AgencyInviteRecord): AppError =>
  new AppError(state === 'withdrawn' ? 'invite_withdrawn' : 'invite_answered');

/** Takes back an invitation that nobody has answered; of it and an answer that come at once, one wins. */
export const withdrawInvite = ({ actor, params }: WithdrawInviteInput): Promise<{ message: string }> =>
  withLock(`invite:${params.id}`, () =>
    inTransaction(async (tx) => {
      await holdPeople(actor, tx);
      const ids = { inviteId: params.id, brokerId: actor.userId };
      if (await withdrawInviteRecord({ ...ids, at: now() }, tx)) return { message: texts.messages.withdrawn };
      const invite = await findInvite(params.id, tx);
      if (!invite || String(invite.brokerId) !== actor.userId) throw new AppError('not_found');
      throw refusalOf(invite);
    }),
  );

interface AnswerInviteInput {
  actor: Actor;
  params: { id: string };
  body: AnswerInviteBody;
}

/** Who answers an invitation, and whom it comes from. */
interface Invited {
  invite: AgencyInviteRecord;
  agency: UserRecord;
  /** Whether the invited contact is proved to be theirs: whoever may have only typed it in is to be confirmed. */
  isProved: boolean;
}

const requireInvite = async ({ actor, params }: AnswerInviteInput): Promise<Invited> => {
  const invite = await findInvite(params.id);
  const ids = [actor.userId, ...(invite ? [String(invite.brokerId)] : [])];
  const people = await findUsers(ids);
  const [worker, agency] = ids.map((id) => people.find(({ _id }) => String(_id) === id));
  if (!invite || !worker || !agency) throw new AppError('not_found');
  const isEmail = worker.email === invite.contact;
  if (!isEmail && worker.phone !== invite.contact) throw new AppError('not_found');
  // No phone is ever proved.
  return { invite, agency, isProved: isEmail && worker.emailProvedAt !== undefined };
};

const join = async (link: { workerId: string; brokerId: string }, tx: Tx): Promise<void> => {
  if (!(await joinTeam({ ...link, at: now() }, tx))) throw new AppError('has_agency');
};

const answer = async (
  { actor, params, body }: AnswerInviteInput,
  { invite, agency, isProved }: Invited,
  tx: Tx,
): Promise<AgencyInviteRecord> => {
  const { userId: workerId } = actor;
  await holdPeople(actor, tx);
  const yes = isProved ? 'accepted' : 'to_confirm';
  const state = body.accept ? yes : 'declined';
  const given = { inviteId: params.id, from: 'open', state, workerId, answeredAt: now() } as const;
  const answered = await answerInviteRecord(given, tx);
  if (!answered) throw refusalOf((await findInvite(params.id, tx)) ?? invite);
  if (state === 'accepted') await join({ workerId, brokerId: String(agency._id) }, tx);
  const news = state === 'accepted' ? 'joined' : state;
  await notifyTeamChange({ to: agency, byId: workerId, news }, tx);
  return answered;
};

/** The agency's word on who answered: only then somebody whose contact is not proved belongs to it. */
const confirm = async ({ actor, params, body }: AnswerInviteInput, tx: Tx): Promise<AgencyInviteRecord> => {
  await holdPeople(actor, tx);
  const invite = await findInvite(params.id, tx);
  if (!invite?.workerId || String(invite.brokerId) !== actor.userId) throw new AppError('not_found');
  const workerId = String(invite.workerId);
  const state = body.accept ? 'accepted' : 'declined';
  const given = { inviteId: params.id, from: 'to_confirm', state, workerId, answeredAt: now() } as const;
  const answered = await answerInviteRecord(given, tx);
  if (!answered) throw new AppError('invite_answered');
  if (!body.accept) return answered;
  await join({ workerId, brokerId: actor.userId }, tx);
  const [worker] = await findUsers([workerId]);
  if (worker) await notifyTeamChange({ to: worker, byId: actor.userId, news: 'confirmed' }, tx);
  return answered;
};

const messageOf = ({ state }: AgencyInviteRecord, { role }: Actor): string => {
  const { joined, declined, toConfirm, confirmed, refused } = texts.messages;
  if (state === 'to_confirm') return toConfirm;
  const [yes, no] = role === 'broker' ? [confirmed, refused] : [joined, declined];
  return state === 'accepted' ? yes : no;
};

/** Takes a worker into the agency that invites them, or tells it that they decline; an agency confirms who answered. */
export const answerInvite = async (
  input: AnswerInviteInput,
): Promise<{ message: string; data: AgencyInvite }> => {
  const { actor, params } = input;
  const invited = actor.role === 'broker' ? null : await requireInvite(input);
  const answered = await withLock(`invite:${params.id}`, () =>
    inTransaction((tx) => (invited ? answer(input, invited, tx) : confirm(input, tx))),
  );
  return { message: messageOf(answered, actor), data: await showInvite(answered, actor) };
};

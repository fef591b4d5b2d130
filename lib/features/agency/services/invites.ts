import type { AgencyInvite, InviteBody, AnswerInviteBody } from '#lib/features/agency/contracts/agency.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import {
  type AgencyInviteRecord,
  listOpenInvites,
  findOpenInvite,
  insertInvite,
  answerInviteRecord,
  confirmCandidate,
  noteInviteAnswer,
  refuseCandidate,
  type InviteAnswer,
  findInvite,
  wasInvitedSince,
  withdrawInviteRecord,
} from '#models/agency/agency-invite.ts';
import { type UserRecord, findUser, findUsers } from '#models/people/user.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { agency as texts } from '#lib/features/agency/texts/agency.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findWorkersByContact, isTeamFull, joinTeam } from '#models/agency/team.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { isTrustedFor } from '#lib/features/people/rules/contact-trust.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { notifyTeamChange } from '#lib/features/agency/services/steps/notify-team-change.ts';

/** The contacts an invitation can reach a person by. */
const listContacts = ({ email, phone, provedPhone }: UserRecord): string[] =>
  [...new Set([email, phone, provedPhone])].flatMap((contact) => contact ?? []);

/** Whether the invited contact is proved to be the worker's. */
const ownsContact = (worker: UserRecord, { contact }: AgencyInviteRecord): boolean => {
  const isOwn =
    contact === worker.provedPhone || (contact === worker.email && worker.emailProvedAt !== undefined);
  return isOwn && isTrustedFor(worker, 'agencyInvitation');
};

const profileImageUrl = ({ imageKey }: UserRecord): string | null =>
  imageKey ? imageUrl({ key: imageKey, size: 256 }) : null;

type FindUser = (id: AgencyInviteRecord['brokerId'] | null) => UserRecord | undefined;

const waitingIn = ({ state, answers = [] }: AgencyInviteRecord): InviteAnswer[] =>
  state === 'open' ? answers.filter((answer) => answer.state === 'waiting') : [];

const findAnswer = ({ answers = [] }: AgencyInviteRecord, userId: string): InviteAnswer | undefined =>
  answers.find(({ workerId }) => String(workerId) === userId);

// The invitation's state for its agency, or for a worker who has answered.
const stateFor = (row: AgencyInviteRecord, { userId }: Actor): AgencyInvite['state'] => {
  if (row.state !== 'open') return row.state;
  if (String(row.brokerId) === userId) return waitingIn(row).length > 0 ? 'to_confirm' : 'open';
  const own = findAnswer(row, userId);
  if (!own) return 'open';
  return own.state === 'waiting' ? 'to_confirm' : 'declined';
};

/** An invitation with its agency and, for that agency, the candidates to confirm. */
const toInvite = (row: AgencyInviteRecord, find: FindUser, actor: Actor): AgencyInvite => {
  const agency = find(row.brokerId);
  const waiting = String(row.brokerId) === actor.userId ? waitingIn(row) : [];
  const candidates = waiting.flatMap(({ workerId }) => {
    const worker = find(workerId);
    return worker ? { _id: String(workerId), name: worker.name, profileImage: profileImageUrl(worker) } : [];
  });
  return {
    _id: String(row._id),
    agency: {
      _id: String(row.brokerId),
      name: agency?.name ?? '',
      profileImage: agency ? profileImageUrl(agency) : null,
    },
    contact: row.contact,
    ...{ state: stateFor(row, actor), candidates },
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt && row.answeredAt.toISOString(),
  };
};

/** Shows invitations to one of their people; reads all accounts at once. */
const showInvites = async (rows: readonly AgencyInviteRecord[], actor: Actor): Promise<AgencyInvite[]> => {
  const ids = rows.flatMap((row) =>
    [row.brokerId, ...waitingIn(row).map(({ workerId }) => workerId)].map(String),
  );
  const people = new Map((await findUsers([...new Set(ids)])).map((user) => [String(user._id), user]));
  return rows.map((row) => toInvite(row, (id) => people.get(String(id)), actor));
};

const showInvite = async (row: AgencyInviteRecord, actor: Actor): Promise<AgencyInvite> => {
  const [invite] = await showInvites([row], actor);
  if (!invite) throw new Error('The invitation was not shown.');
  return invite;
};

/** Whether a worker can still answer; a contact proved later also settles an answer that was only noted. */
const isOpenTo = (worker: UserRecord | undefined, row: AgencyInviteRecord): boolean =>
  !worker || ownsContact(worker, row) || !findAnswer(row, String(worker._id));

/** Returns an invitation to its agency or a worker it is for, in any state. */
export const readInvite = async ({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ data: AgencyInvite }> => {
  const [row, user] = await Promise.all([findInvite(params.id), findUser(actor.userId)]);
  if (!row || !user) throw new AppError('not_found');
  const isFor = ownsContact(user, row) || findAnswer(row, actor.userId) !== undefined;
  if (String(row.brokerId) !== actor.userId && !isFor) throw new AppError('not_found');
  return { data: await showInvite(row, actor) };
};

/** Lists the open invitations an agency has sent or a worker can answer, newest first. */
export const listInvites = async ({
  actor,
  query,
}: {
  actor: Actor;
  query: ListQuery;
}): Promise<{ data: AgencyInvite[]; nextCursor: string | null }> => {
  const before = readRowCursor(query.cursor);
  const page = { before, limit: query.limit ?? DEFAULT_PAGE_SIZE };
  const [[user], hidden] = await Promise.all([findUsers([actor.userId]), hiddenFrom(actor.userId)]);
  const worker = actor.role === 'broker' ? undefined : user;
  const of = worker ? { contacts: listContacts(worker) } : { brokerId: actor.userId };
  const { items, nextCursor } = await listOpenInvites({ of, ...page });
  const seen = items.filter((row) => !hidden.includes(String(row.brokerId)) && isOpenTo(worker, row));
  return { data: await showInvites(seen, actor), nextCursor: toRowCursor(nextCursor) };
};

const DAY_MS = 86_400_000;

/** Workers with this contact, except those with a block between them and the agency. */
const listInvited = async (brokerId: string, contact: string): Promise<UserRecord[]> => {
  const [workers, hidden] = await Promise.all([findWorkersByContact(contact), hiddenFrom(brokerId)]);
  return workers.filter(({ _id }) => !hidden.includes(String(_id)));
};

/**
 * Invites a worker by email or phone. The reply is the same whether or not such an account exists; the invitation
 * waits for it.
 */
export const inviteWorker = async ({
  actor,
  body,
}: {
  actor: Actor;
  body: InviteBody;
}): Promise<{ message: string; data: AgencyInvite }> => {
  const { userId: brokerId } = actor;
  const contact = body.email ?? body.phone ?? '';
  const workers = await listInvited(brokerId, contact);
  const since = new Date(now().getTime() - DAY_MS);
  const invite = await withLock(`invites:${brokerId}`, () =>
    inTransaction(async (tx) => {
      await lockAccounts(actor, tx);
      const broker = await findUser(brokerId, tx);
      if (!broker || !isTrustedFor(broker, 'sentInvitations')) throw new AppError('prove_to_invite');
      if (await findOpenInvite({ brokerId, contact }, tx)) throw new AppError('invite_open');
      // Withdrawing or declining and inviting again must not notify the worker each time.
      const isNew = !(await wasInvitedSince({ brokerId, contact, since }, tx));
      const row = await insertInvite({ brokerId, contact, createdAt: now() }, tx);
      const inviteId = String(row._id);
      for (const to of isNew ? workers : [])
        await notifyTeamChange({ to, byId: brokerId, news: 'invited', inviteId }, tx);
      return row;
    }),
  );
  return { message: texts.messages.invited, data: await showInvite(invite, actor) };
};

/** Explains why an invitation can no longer be answered or withdrawn. */
const buildRefusal = (row: AgencyInviteRecord, { userId }: Actor): AppError => {
  if (row.state === 'withdrawn') return new AppError('invite_withdrawn');
  const isFull = row.state === 'open' && !findAnswer(row, userId) && String(row.brokerId) !== userId;
  return new AppError(isFull ? 'invite_full' : 'invite_answered');
};

/** Withdraws an unanswered invitation; if an answer arrives at the same time, one of them wins. */
export const withdrawInvite = ({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ message: string }> =>
  withLock(`invite:${params.id}`, () =>
    inTransaction(async (tx) => {
      await lockAccounts(actor, tx);
      const ids = { inviteId: params.id, brokerId: actor.userId };
      if (await withdrawInviteRecord({ ...ids, at: now() }, tx)) return { message: texts.messages.withdrawn };
      const invite = await findInvite(params.id, tx);
      if (!invite || String(invite.brokerId) !== actor.userId) throw new AppError('not_found');
      throw buildRefusal(invite, actor);
    }),
  );

interface AnswerInviteInput {
  actor: Actor;
  params: { id: string };
  body: AnswerInviteBody;
}

/** The worker who answers, and the inviting agency. */
interface Invited {
  invite: AgencyInviteRecord;
  agency: UserRecord;
  /** Whether the invited contact is proved to be theirs; otherwise the agency has to confirm them. */
  isProved: boolean;
}

const requireInvite = async ({ actor, params }: AnswerInviteInput): Promise<Invited> => {
  const invite = await findInvite(params.id);
  const ids = [actor.userId, ...(invite ? [String(invite.brokerId)] : [])];
  const people = await findUsers(ids);
  const [worker, agency] = ids.map((id) => people.find(({ _id }) => String(_id) === id));
  if (!invite || !worker || !agency) throw new AppError('not_found');
  if (!listContacts(worker).includes(invite.contact)) throw new AppError('not_found');
  return { invite, agency, isProved: ownsContact(worker, invite) };
};

const join = async (link: { workerId: string; brokerId: string }, tx: Tx): Promise<void> => {
  // Two workers who join at once, or a deletion of the agency, conflict here.
  if (!(await touchUsers([link.brokerId], tx))) throw new AppError('not_found');
  if (await isTeamFull(link.brokerId, tx)) throw new AppError('team_full');
  if (!(await joinTeam({ ...link, at: now() }, tx))) throw new AppError('has_agency');
};

/** Settles the invitation by an answer under the invited contact. */
const settle = async (
  { actor: { userId: workerId }, params, body }: AnswerInviteInput,
  agency: UserRecord,
  tx: Tx,
): Promise<AgencyInviteRecord | null> => {
  const state = body.accept ? 'accepted' : 'declined';
  const settled = { inviteId: params.id, state, workerId, answeredAt: now() } as const;
  const answered = await answerInviteRecord(settled, tx);
  if (answered && body.accept) await join({ workerId, brokerId: String(agency._id) }, tx);
  return answered;
};

// A worker who may only have typed the contact in must not use the invitation up, neither by yes nor by no.
const note = (
  { actor: { userId: workerId }, params, body }: AnswerInviteInput,
  tx: Tx,
): Promise<AgencyInviteRecord | null> => {
  const state = body.accept ? 'waiting' : 'declined';
  return noteInviteAnswer({ inviteId: params.id, answer: { workerId, state, at: now() } }, tx);
};

const answer = async (
  input: AnswerInviteInput,
  { invite, agency, isProved }: Invited,
  tx: Tx,
): Promise<AgencyInviteRecord> => {
  const { actor, params, body } = input;
  await lockAccounts(actor, tx);
  const answered = isProved ? await settle(input, agency, tx) : await note(input, tx);
  if (!answered) throw buildRefusal((await findInvite(params.id, tx)) ?? invite, actor);
  const yes = isProved ? 'joined' : 'to_confirm';
  const news = body.accept ? yes : 'declined';
  await notifyTeamChange({ to: agency, byId: actor.userId, news }, tx);
  return answered;
};

/** The agency's decision on a candidate: without a proved contact, a worker joins only after it. */
const confirm = async ({ actor, params, body }: AnswerInviteInput, tx: Tx): Promise<AgencyInviteRecord> => {
  await lockAccounts(actor, tx);
  const invite = await findInvite(params.id, tx);
  if (!invite || String(invite.brokerId) !== actor.userId) throw new AppError('not_found');
  const { workerId } = body;
  // Named explicitly, so that a stale page confirms only the person it shows.
  if (workerId === undefined)
    throw new AppError('validation_failed', { errors: [{ field: 'workerId', code: 'required' }] });
  if (!findAnswer(invite, workerId)) throw new AppError('not_found');
  const candidate = { inviteId: params.id, brokerId: actor.userId, workerId };
  const answered = body.accept
    ? await confirmCandidate({ ...candidate, at: now() }, tx)
    : await refuseCandidate(candidate, tx);
  if (!answered) throw buildRefusal(invite, actor);
  if (!body.accept) return answered;
  await join({ workerId, brokerId: actor.userId }, tx);
  const [worker] = await findUsers([workerId]);
  if (worker) await notifyTeamChange({ to: worker, byId: actor.userId, news: 'confirmed' }, tx);
  return answered;
};

const buildMessage = (row: AgencyInviteRecord, { actor, body }: AnswerInviteInput): string => {
  const { joined, declined, toConfirm, confirmed, refused } = texts.messages;
  if (actor.role === 'broker') return body.accept ? confirmed : refused;
  if (!body.accept) return declined;
  return row.state === 'accepted' ? joined : toConfirm;
};

/**
 * Adds the worker to the inviting agency or declines the invitation; without a proved contact the agency confirms
 * first.
 */
export const answerInvite = async (
  input: AnswerInviteInput,
): Promise<{ message: string; data: AgencyInvite }> => {
  const { actor, params } = input;
  const invited = actor.role === 'broker' ? null : await requireInvite(input);
  const answered = await withLock(`invite:${params.id}`, () =>
    inTransaction((tx) => (invited ? answer(input, invited, tx) : confirm(input, tx))),
  );
  return { message: buildMessage(answered, input), data: await showInvite(answered, actor) };
};

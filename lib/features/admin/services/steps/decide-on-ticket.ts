import type { AnswerTicketBody } from '#lib/features/admin/contracts/admin-lists.ts';
import type { AssignTicketBody } from '#lib/features/admin/contracts/ticket-desk.ts';
import { retentionEnd } from '#lib/features/people/rules/keep-until.ts';
import { closeEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import { listMessages, mayLookAfter } from '#lib/features/support/rules/ticket-thread.ts';
import { notifyAssignee } from '#lib/features/support/services/steps/notify-assignee.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { findUser } from '#models/people/user.ts';
import { findTicket, updateTicket, type TicketMessage, type TicketRecord } from '#models/support/ticket.ts';

export interface AnswerTicketInput {
  actor: Actor;
  params: { id: string };
  body: AnswerTicketBody;
}

interface Together {
  /** How many tickets the admin selected for one act; absent for a ticket on its own. */
  together?: number;
}

const notifyTicketAuthor = async (ticket: TicketRecord, isAnswered: boolean, tx: Tx): Promise<void> => {
  const news = isAnswered ? 'answered' : 'closed';
  const content = { kind: 'ticket', params: { news, number: ticket.number } } as const;
  if (ticket.authorId) {
    const payload = { userId: String(ticket.authorId), content, href: accountPaths.ownTickets };
    await writeOutbox({ kind: 'notification', payload }, tx);
  }
  if (isAnswered) await writeOutbox({ kind: 'ticketMail', payload: { ticketId: String(ticket._id) } }, tx);
};

/** Answers or closes one ticket of those that are decided `together`. The first admin who answers looks after it. */
export const answerOne = async (
  { actor, params: { id }, body, together }: AnswerTicketInput & Together,
  tx: Tx,
): Promise<TicketRecord> => {
  const before = await findTicket(id, tx);
  if (!before) throw new AppError('not_found');
  if (before.state === 'closed') throw new AppError('ticket_closed');
  const messages = listMessages(before);
  // A screen that is minutes old must not answer past the author's newest message.
  if (body.seen !== undefined && body.seen !== messages.length) throw new AppError('ticket_changed');
  const { state, answer: text } = body;
  const at = now();
  const closes = state === 'closed' && before.bookingId !== undefined;
  const adminId = toObjectId(actor.userId);
  const message: TicketMessage = { by: 'office', adminId, text: text ?? '', photoKeys: [], at };
  const set = {
    ...(text !== undefined && { answer: { text, at }, messages: [...messages, message] }),
    ...{ state, assigneeId: before.assigneeId ?? adminId },
    ...(state === 'closed' && { closedAt: at }),
    ...(closes && { keepUntil: retentionEnd(at) }),
  };
  const ticket = await updateTicket({ ticketId: id, from: before.state, set }, tx);
  if (!ticket) throw new AppError('ticket_closed');
  if (closes) await closeEvidence(id, at, tx);
  await notifyTicketAuthor(ticket, text !== undefined, tx);
  // The answer is stored in the ticket and is deleted with it when its author leaves.
  await writeAudit(
    { actor, act: `ticket.${state}`, subjectId: id, details: together ? { together } : null },
    tx,
  );
  return ticket;
};

export interface AssignTicketInput {
  actor: Actor;
  params: { id: string };
  body: AssignTicketBody;
}

// Also locks the account, so that it keeps the right until the end.
const requireAssignable = async (userId: string, tx: Tx): Promise<void> => {
  const admin = await findUser(userId, tx);
  if (!admin || !mayLookAfter(admin) || !(await touchUsers([userId], tx)))
    throw new AppError('not_assignable');
};

const requireReason = ({ actor, body: { assigneeId, from, reason } }: AssignTicketInput): void => {
  const isOwn = [assigneeId, from].every((one) => one === null || one === actor.userId);
  if (!isOwn && reason === undefined)
    throw new AppError('validation_failed', { errors: [{ field: 'reason', code: 'required' }] });
};

/** Changes who looks after one ticket of those that are assigned `together`. */
export const assignOne = async (input: AssignTicketInput & Together, tx: Tx): Promise<TicketRecord> => {
  const { actor, params, body, together } = input;
  const { assigneeId, from, reason } = body;
  const before = await findTicket(params.id, tx);
  if (!before) throw new AppError('not_found');
  if (before.state === 'closed') throw new AppError('ticket_closed');
  if ((before.assigneeId ? String(before.assigneeId) : null) !== from) throw new AppError('ticket_changed');
  if (assigneeId === from) return before;
  requireReason(input);
  if (assigneeId !== null) await requireAssignable(assigneeId, tx);
  const ticket = await updateTicket(
    {
      ...{ ticketId: params.id, from: before.state },
      ...(assigneeId === null
        ? { set: {}, unset: ['assigneeId'] as const }
        : { set: { assigneeId: toObjectId(assigneeId) } }),
    },
    tx,
  );
  if (!ticket) throw new AppError('ticket_changed');
  const isHandedOver = assigneeId !== null && assigneeId !== actor.userId;
  if (isHandedOver) await notifyAssignee({ ticket, userId: assigneeId, news: 'assigned' }, tx);
  const aboutId = before.authorId ? String(before.authorId) : params.id;
  const details = {
    ...{ from, to: assigneeId },
    ...(together && { together }),
    ...(reason !== undefined && { note: reason }),
  };
  await writeAudit({ actor, act: 'ticket.assign', subjectId: params.id, aboutId, details }, tx);
  return ticket;
};

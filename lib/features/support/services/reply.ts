import {
  copyEvidence,
  imageEvidence,
  keepEvidence,
  reopenEvidence,
  type EvidenceCopy,
} from '#lib/features/people/services/steps/keep-evidence.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import type { ReplyBody, TicketView } from '#lib/features/support/contracts/tickets.ts';
import { findReplyRefusal, listMessages, mayLookAfter } from '#lib/features/support/rules/ticket-thread.ts';
import { notifyAssignee } from '#lib/features/support/services/steps/notify-assignee.ts';
import { toTicket } from '#lib/features/support/services/to-ticket.ts';
import { tickets } from '#lib/features/support/texts/support.en.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { findTicket, updateTicket, type TicketRecord } from '#models/support/ticket.ts';

interface ReplyInput {
  actor: Actor;
  params: { id: string };
  body: ReplyBody;
}

/** The author's ticket, if it takes another message. */
const requireOpen = async ({ actor, params: { id } }: ReplyInput, tx: Tx): Promise<TicketRecord> => {
  const ticket = await findTicket(id, tx);
  if (!ticket?.authorId || String(ticket.authorId) !== actor.userId) throw new AppError('not_found');
  const refusal = findReplyRefusal(ticket, now());
  if (refusal) throw new AppError(refusal);
  return ticket;
};

/** The admin who looks after it, unless they no longer may. */
const findAssignee = async ({ assigneeId }: TicketRecord, tx: Tx): Promise<string | null> => {
  const admin = assigneeId ? await findUser(String(assigneeId), tx) : null;
  return admin && mayLookAfter(admin) ? String(admin._id) : null;
};

const reply = async (input: ReplyInput, copies: readonly EvidenceCopy[], tx: Tx): Promise<TicketRecord> => {
  const { actor, params, body } = input;
  const { message: text, screenshots: photoKeys = [] } = body;
  await lockAccounts(actor, tx);
  const before = await requireOpen(input, tx);
  const pictures = { before: [], after: photoKeys, field: 'screenshots', purpose: 'ticket' } as const;
  await exchangeImages({ actor, ...pictures }, tx);
  const assignee = await findAssignee(before, tx);
  const message = { by: 'author', text, photoKeys, at: now() } as const;
  const ticket = await updateTicket(
    {
      ...{ ticketId: params.id, from: before.state },
      set: { state: 'open', messages: [...listMessages(before), message] },
      unset: ['keepUntil', 'closedAt', ...(assignee === null ? (['assigneeId'] as const) : [])],
    },
    tx,
  );
  if (!ticket) throw new AppError('conflict');
  if (before.state === 'closed') await reopenEvidence(params.id, tx);
  await keepEvidence(copies, params.id, tx);
  if (assignee !== null) await notifyAssignee({ ticket, userId: assignee, news: 'replied' }, tx);
  return ticket;
};

// A complaint about a booking is a case: its pictures outlive the accounts involved.
const copyPictures = async ({ actor, params: { id }, body }: ReplyInput): Promise<EvidenceCopy[]> => {
  const { screenshots = [] } = body;
  const ticket = screenshots.length === 0 ? null : await findTicket(id);
  const isOwnCase = ticket?.bookingId !== undefined && String(ticket.authorId) === actor.userId;
  return copyEvidence(isOwnCase ? screenshots.map(imageEvidence) : [], id);
};

/** Adds the author's message to a ticket, which is open again after it. */
export const replyToTicket = async (input: ReplyInput): Promise<{ message: string; data: TicketView }> => {
  const copies = await copyPictures(input);
  return inTransaction(async (tx) => ({
    message: tickets.messages.sent,
    data: toTicket(await reply(input, copies, tx)),
  }));
};

import {
  MAX_THREAD_MESSAGES,
  MAX_UNANSWERED_MESSAGES,
  REOPEN_DAYS,
} from '#lib/features/support/contracts/ticket-limits.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { TicketMessage, TicketRecord } from '#models/support/ticket.ts';

const DAY_MS = 86_400_000;

type Thread = Pick<TicketRecord, 'messages' | 'answer'>;

/** Returns what both sides wrote after the first message; tickets of earlier releases hold at most our answer. */
export const listMessages = ({ messages, answer }: Thread): readonly TicketMessage[] =>
  messages ?? (answer ? [{ by: 'office', text: answer.text, photoKeys: [], at: answer.at }] : []);

const unansweredMessages = (thread: Thread): readonly TicketMessage[] => {
  const messages = listMessages(thread);
  return messages.slice(messages.findLastIndex(({ by }) => by === 'office') + 1);
};

/** Returns when the author began to wait for us. */
export const waitingSince = (ticket: Thread & Pick<TicketRecord, 'createdAt'>): Date => {
  const isAnswered = listMessages(ticket).some(({ by }) => by === 'office');
  return (isAnswered && unansweredMessages(ticket)[0]?.at) || ticket.createdAt;
};

const isOverSince = ({ closedAt, answer }: TicketRecord, at: Date): boolean => {
  const since = closedAt ?? answer?.at;
  return since === undefined || at.getTime() - since.getTime() > REOPEN_DAYS * DAY_MS;
};

/** Returns why the author may add no message, or null. */
export const findReplyRefusal = (ticket: TicketRecord, at: Date): 'ticket_closed' | 'ticket_full' | null => {
  // Ratings of the app wait in no queue: a reply would never be read.
  if (ticket.kind === 'rating') return 'ticket_closed';
  if (ticket.state === 'closed' && isOverSince(ticket, at)) return 'ticket_closed';
  const isFull =
    listMessages(ticket).length >= MAX_THREAD_MESSAGES ||
    unansweredMessages(ticket).length >= MAX_UNANSWERED_MESSAGES;
  return isFull ? 'ticket_full' : null;
};

/** Whether an account may look after tickets. */
export const mayLookAfter = ({ role, can, suspendedAt }: UserRecord): boolean =>
  role === 'admin' && suspendedAt === null && hasRight({ ...(can && { can }) }, 'agent');

import { imageUrl } from '#lib/platform/images/image-file.ts';
import {
  isReachable,
  type TicketView,
  type TicketsQuery,
  type ContactBody,
  type FeedbackInput,
} from '#lib/features/support/contracts/tickets.ts';
import { type TicketRecord, listTicketRecords } from '#models/support/ticket.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { env } from '#lib/platform/config/env.ts';
import { sendMessageToUsCall, sendFeedbackCall } from '#lib/features/support/contracts/tickets.calls.ts';
import { tickets } from '#lib/features/support/texts/support.en.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import { toObjectId } from '#models/connection.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** What somebody wrote to us, as its author sees it. */
const toTicket = (ticket: TicketRecord): TicketView => {
  const { number, kind, state, subject, message, category, type, rating, answer } = ticket;
  return {
    _id: String(ticket._id),
    ...{ number, kind, state, subject, message, category, type, rating },
    screenshots: ticket.screenshotKeys.map((key) => imageUrl({ key, size: 640 })),
    bookingId: ticket.bookingId ? String(ticket.bookingId) : null,
    answer: answer && { text: answer.text, createdAt: answer.at.toISOString() },
    createdAt: ticket.createdAt.toISOString(),
  };
};

interface Input {
  actor: Actor;
  query: TicketsQuery;
}

/** One page of what the actor wrote to us, newest first; of one kind where it is named. */
export const listTickets = async ({
  actor,
  query,
}: Input): Promise<{ data: TicketView[]; nextCursor: string | null }> => {
  const { items, nextCursor } = await listTicketRecords({
    authorId: actor.userId,
    kind: query.kind,
    before: readRowCursor(query.cursor),
    limit: query.limit ?? DEFAULT_PAGE_SIZE,
  });
  return { data: items.map(toTicket), nextCursor: toRowCursor(nextCursor) };
};

/** How people reach us outside the app; null is not configured, and not shown. */
export interface SupportChannels {
  readonly phone: string | null;
  readonly email: string | null;
  /** The app's page in a store. */
  readonly storeUrl: string | null;
}

export const readSupport = (): SupportChannels => {
  const { SUPPORT_PHONE, SUPPORT_EMAIL, STORE_URL } = env();
  return { phone: SUPPORT_PHONE ?? null, email: SUPPORT_EMAIL ?? null, storeUrl: STORE_URL ?? null };
};

interface SendMessageToUsInput {
  actor: Actor | null;
  body: ContactBody;
  idempotencyKey: string | null;
}

/** Stores a message to us; whoever has an account finds it again among the own tickets. */
export const sendMessageToUs = async ({
  actor,
  body,
  idempotencyKey: key,
}: SendMessageToUsInput): Promise<{ message: string; data: TicketView }> => {
  const { bookingId, ...letter } = body;
  if (!actor && bookingId !== undefined) throw new AppError('forbidden');
  const about = bookingId === undefined ? {} : { bookingId: toObjectId(bookingId) };
  return storeTicket({
    ...{ actor, call: sendMessageToUsCall, key, body },
    ticket: { kind: 'contact', ...letter, ...about, allowContact: true },
    answer: (ticket) => ({ message: tickets.messages.sent, data: toTicket(ticket) }),
  });
};

interface SendFeedbackInput {
  actor: Actor | null;
  body: FeedbackInput;
  idempotencyKey: string | null;
}

const deviceOf = ({ appVersion = '', deviceInfo, deviceType }: FeedbackInput): TicketRecord['device'] => {
  const { os = '', browser = '', deviceType: inner } = deviceInfo ?? {};
  const kind = deviceType ?? inner ?? '';
  return os || browser || kind || appVersion ? { os, browser, deviceType: kind, appVersion } : null;
};

const contactOf = ({ userEmail, phone, allowContact = false }: FeedbackInput) =>
  allowContact ? { allowContact, email: userEmail ?? null, phone: phone ?? null } : { allowContact };

/** Stores praise or complaint; an address to answer to is kept only when the author wants an answer. */
export const sendFeedback = async ({
  actor,
  body,
  idempotencyKey: key,
}: SendFeedbackInput): Promise<{ message: string; data: TicketView }> => {
  const { category, type, message, rating, screenshots = [], userId } = body;
  const isAnothers = userId !== undefined && userId !== actor?.userId;
  if (!actor && !isReachable(body))
    throw new AppError('validation_failed', { errors: [{ field: 'userEmail', code: 'email_enter' }] });
  // Pictures belong to accounts: a guest can have none.
  if (isAnothers || (!actor && screenshots.length > 0)) throw new AppError('forbidden');
  return storeTicket({
    ...{ actor, call: sendFeedbackCall, key, body },
    ticket: {
      ...{ kind: 'feedback', category, type, message, rating: rating || null },
      ...contactOf(body),
      screenshotKeys: screenshots,
      device: deviceOf(body),
    },
    answer: (ticket) => ({ message: tickets.messages.thanks, data: toTicket(ticket) }),
  });
};

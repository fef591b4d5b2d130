import {
  isReachable,
  type TicketView,
  type TicketsQuery,
  type FeedbackInput,
} from '#lib/features/support/contracts/tickets.ts';
import { type TicketRecord, listTicketRecords } from '#models/support/ticket.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { env } from '#lib/platform/config/env.ts';
import { tickets } from '#lib/features/support/texts/support.en.ts';
import { toTicket } from '#lib/features/support/services/to-ticket.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** Returns one page of the actor's tickets, newest first, optionally of one kind. */
export const listTickets = async ({
  actor,
  query,
}: {
  actor: Actor;
  query: TicketsQuery;
}): Promise<{ data: TicketView[]; nextCursor: string | null }> => {
  const { items, nextCursor } = await listTicketRecords({
    authorId: actor.userId,
    kind: query.kind,
    bookingId: query.bookingId,
    before: readRowCursor(query.cursor),
    limit: query.limit ?? DEFAULT_PAGE_SIZE,
  });
  return { data: items.map(toTicket), nextCursor: toRowCursor(nextCursor) };
};

/** Ways to reach us outside the app; null means not configured and not shown. */
export interface SupportChannels {
  readonly phone: string | null;
  readonly email: string | null;
  /** The app's page in a store. */
  readonly storeUrl: string | null;
  /** The person who answers for complaints. */
  readonly officer: { readonly name: string; readonly email: string } | null;
}

export const readSupport = (): SupportChannels => {
  const { SUPPORT_PHONE, SUPPORT_EMAIL, STORE_URL, GRIEVANCE_OFFICER } = env();
  return {
    ...{ phone: SUPPORT_PHONE ?? null, email: SUPPORT_EMAIL ?? null },
    ...{ storeUrl: STORE_URL ?? null, officer: GRIEVANCE_OFFICER ?? null },
  };
};

const toDevice = ({ appVersion = '', deviceInfo, deviceType }: FeedbackInput): TicketRecord['device'] => {
  const { os = '', browser = '', deviceType: inner } = deviceInfo ?? {};
  const kind = deviceType ?? inner ?? '';
  return os || browser || kind || appVersion ? { os, browser, deviceType: kind, appVersion } : null;
};

const toContact = ({ userEmail, phone, allowContact = false }: FeedbackInput) =>
  allowContact ? { allowContact, email: userEmail ?? null, phone: phone ?? null } : { allowContact };

/** Stores feedback; the author's address is kept only if they want an answer. */
export const sendFeedback = async ({
  actor,
  body,
}: {
  actor: Actor | null;
  body: FeedbackInput;
}): Promise<{ message: string; data: TicketView }> => {
  const { category, type, message, rating, screenshots = [], userId } = body;
  const isAnothers = userId !== undefined && userId !== actor?.userId;
  if (!actor && !isReachable(body))
    throw new AppError('validation_failed', { errors: [{ field: 'userEmail', code: 'email_enter' }] });
  // Pictures belong to accounts, so guests cannot attach any.
  if (isAnothers || (!actor && screenshots.length > 0)) throw new AppError('forbidden');
  return storeTicket({
    actor,
    ticket: {
      ...{ kind: 'feedback', category, type, message, rating: rating || null },
      ...toContact(body),
      screenshotKeys: screenshots,
      device: toDevice(body),
    },
    answer: (ticket) => ({ message: tickets.messages.thanks, data: toTicket(ticket) }),
  });
};

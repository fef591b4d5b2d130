import { sendFeedbackCall } from '#lib/features/support/contracts/tickets.calls.ts';
import type { FeedbackInput, TicketView } from '#lib/features/support/contracts/tickets.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { tickets } from '#lib/features/support/texts/support.en.ts';
import type { TicketRecord } from '#models/support/ticket.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import { toTicket } from './to-ticket.ts';

interface Input {
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
}: Input): Promise<{ message: string; data: TicketView }> => {
  const { category, type, message, rating, screenshots = [], userId } = body;
  const isAnothers = userId !== undefined && userId !== actor?.userId;
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

import type { Locale } from '#lib/platform/contract/locale.ts';
import type { TicketStory } from '#lib/features/notifications/contracts/notifications.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

/** News of what somebody wrote to us, in their language. */
export const wordTicketNews = (
  { news, number }: TicketStory,
  locale: Locale,
): { title: string; body: string } => {
  const { title, body } = messages(locale).tickets.news[news];
  return { title, body: fill(body, { number }) };
};

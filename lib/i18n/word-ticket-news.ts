import type { Locale } from '#lib/contracts/locale.ts';
import type { TicketStory } from '#lib/contracts/notifications.ts';
import { messages } from './catalogue.ts';
import { fill } from './fill.ts';

/** News of what somebody wrote to us, in their language. */
export const wordTicketNews = (
  { news, number }: TicketStory,
  locale: Locale,
): { title: string; body: string } => {
  const { title, body } = messages(locale).tickets.news[news];
  return { title, body: fill(body, { number }) };
};

import { ThreadMessages } from '#components/support/thread-messages.tsx';
import type { AdminTicket } from '#lib/features/admin/contracts/admin-lists.ts';
import type { officeTickets } from '#lib/features/office/texts/office-tickets.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';

interface TicketThreadProps {
  ticket: Pick<AdminTicket, 'messages' | 'photos'>;
  /** The first message, where the page does not show it itself. */
  first?: { readonly text: string; readonly at: string };
  author: string;
  /** The pictures of a case are kept as evidence, and each view of them is audited. */
  isCase: boolean;
  locale: Locale;
  words: typeof officeTickets;
}

/** The conversation of a ticket as the office reads it. */
export const TicketThread = ({ ticket, first, author, isCase, locale, words }: TicketThreadProps) => {
  const toHead = (name: string, iso: string): string => {
    const at = new Date(iso);
    return `${name} · ${formatDay(locale, at)}, ${formatTime(locale, at)}`;
  };
  const toPhotos = (photos: readonly string[]): readonly string[] => (isCase ? [] : photos);
  const opening = {
    ...{ key: 'first', by: 'author' as const, text: first?.text ?? '', photos: toPhotos(ticket.photos) },
    head: first ? toHead(author, first.at) : author,
  };
  const later = ticket.messages.map(({ by, text, photos, createdAt, admin }) => ({
    ...{ key: createdAt, by, text, photos: toPhotos(photos) },
    head: toHead(by === 'author' ? author : admin?.name || words.office, createdAt),
  }));
  const messages = [...(first || opening.photos.length > 0 ? [opening] : []), ...later];
  if (messages.length === 0) return null;
  return <ThreadMessages label={words.conversation} messages={messages} words={words} />;
};

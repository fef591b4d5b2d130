'use client';

import { useState } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { TicketKind, TicketView, TicketState } from '#lib/features/support/contracts/tickets.ts';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate, formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { ReplyForm, type ReplyWords } from './reply-form.tsx';
import { ThreadMessages } from './thread-messages.tsx';

const variants: Record<TicketState, BadgeVariant> = { open: 'info', answered: 'success', closed: 'neutral' };

interface TicketWords extends ReplyWords {
  list: (typeof tickets)['list'];
}

interface TicketRowProps {
  ticket: TicketView;
  onReply(ticket: TicketView): void;
  locale: Locale;
  words: TicketWords;
}

const toTitle = (
  { kind, subject, category, rating }: TicketView,
  { list, feedback: { categories } }: TicketWords,
): string => {
  if (subject) return subject;
  const name = list.kinds[kind];
  if (category) return `${name}: ${categories[category]}`;
  return rating === null ? name : `${name}: ${fill(list.stars, { stars: rating })}`;
};

const Messages = ({ ticket, locale, words: { list, thread } }: Omit<TicketRowProps, 'onReply'>) => (
  <ThreadMessages
    label={thread.conversation}
    words={thread}
    messages={ticket.messages.map(({ by, createdAt, ...message }) => {
      const at = new Date(createdAt);
      const when = `${formatDay(locale, at)}, ${formatTime(locale, at)}`;
      return {
        ...message,
        by,
        key: createdAt,
        head: `${by === 'office' ? list.answer : thread.you} · ${when}`,
      };
    })}
  />
);

/** Lets the author write again, or says why not now. */
const Reply = ({ ticket, words, onReply }: Omit<TicketRowProps, 'locale'>) => {
  const [isOpen, setOpen] = useState(false);
  const { thread } = words;
  if (!ticket.mayReply)
    return ticket.state === 'open' && ticket.kind !== 'rating' ? (
      <p className="text-sm text-muted">{thread.full}</p>
    ) : null;
  if (!isOpen)
    return (
      <Button variant="outline" size="compact" className="self-start" onClick={() => setOpen(true)}>
        {thread.reply}
      </Button>
    );
  return (
    <ReplyForm
      ticket={ticket}
      words={words}
      onSent={(replied) => {
        setOpen(false);
        onReply(replied);
      }}
      onCancel={() => setOpen(false)}
    />
  );
};

/** One ticket: number, state and conversation. */
const TicketRow = (props: TicketRowProps) => {
  const { ticket, locale, words } = props;
  const { number, state, message, messages, createdAt } = ticket;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-sm text-muted tabular-nums">
          {number} · {formatDate(locale, new Date(createdAt))}
        </span>
        <Badge variant={variants[state]}>{words.list.states[state]}</Badge>
      </div>
      <h3 lang={guessLanguage(ticket.subject)} className="font-semibold wrap-anywhere">
        {toTitle(ticket, words)}
      </h3>
      {message && (
        <p
          lang={guessLanguage(message)}
          className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-line text-muted"
        >
          {message}
        </p>
      )}
      {messages.length > 0 && <Messages ticket={ticket} locale={locale} words={words} />}
      <Reply {...props} />
    </li>
  );
};

interface TicketListProps {
  first: ListPage<TicketView>;
  /** Shows only this kind. */
  kind: TicketKind | undefined;
  locale: Locale;
  words: TicketWords;
}

/** The reader's tickets; the first page comes with the HTML. */
export const TicketList = ({ first, kind, locale, words }: TicketListProps) => {
  const read = (cursor: string) => api('GET /tickets', { query: { cursor, kind } });
  const { items, hasMore, state, loadMore } = usePagedList({ first, read });
  const [replied, setReplied] = useState<Readonly<Record<string, TicketView>>>({});
  const onReply = (ticket: TicketView): void => setReplied((before) => ({ ...before, [ticket._id]: ticket }));
  return (
    <>
      <ul className="flex flex-col gap-3">
        {items.map((ticket) => (
          <TicketRow
            key={ticket._id}
            ticket={replied[ticket._id] ?? ticket}
            locale={locale}
            words={words}
            onReply={onReply}
          />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={words.list} onMore={() => void loadMore()} />}
    </>
  );
};

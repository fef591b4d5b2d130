'use client';

import { LoadMore } from '#components/page/load-more.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useMore, type Part } from '#lib/platform/browser/use-more.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { listTicketsCall } from '#lib/features/support/contracts/tickets.calls.ts';
import type { TicketKind, TicketView, TicketState } from '#lib/features/support/contracts/tickets.ts';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format.ts';

const variants: Record<TicketState, BadgeVariant> = { open: 'info', answered: 'success', closed: 'neutral' };

interface TicketWords {
  list: (typeof tickets)['list'];
  categories: (typeof tickets)['feedback']['categories'];
}

interface TicketRowProps {
  ticket: TicketView;
  locale: Locale;
  words: TicketWords;
}

const aboutOf = (
  { kind, subject, category, rating }: TicketView,
  { list, categories }: TicketWords,
): string => {
  if (subject) return subject;
  const name = list.kinds[kind];
  if (category) return `${name}: ${categories[category]}`;
  return rating === null ? name : `${name}: ${fill(list.stars, { stars: rating })}`;
};

/** One thing that somebody wrote to us: its number, how far we are, and the answer. */
const TicketRow = ({ ticket, locale, words }: TicketRowProps) => {
  const { number, state, message, answer, createdAt } = ticket;
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-sm text-muted tabular-nums">
          {number} · {formatDate(locale, new Date(createdAt))}
        </span>
        <Badge variant={variants[state]}>{words.list.states[state]}</Badge>
      </div>
      <h3 className="font-semibold">{aboutOf(ticket, words)}</h3>
      {message && <p className="line-clamp-3 text-sm whitespace-pre-line text-muted">{message}</p>}
      {answer && (
        <div className="mt-2 rounded-control bg-tint p-3 text-sm">
          <p className="font-semibold text-brand">{words.list.answer}</p>
          <p className="whitespace-pre-line">{answer.text}</p>
        </div>
      )}
    </li>
  );
};

interface TicketListProps {
  first: Part<TicketView>;
  /** Only these. */
  kind: TicketKind | undefined;
  locale: Locale;
  words: TicketWords;
}

/** What somebody wrote to us; the first page comes with the HTML. */
export const TicketList = ({ first, kind, locale, words }: TicketListProps) => {
  const read = (cursor: string) => api(listTicketsCall, { query: { cursor, kind } });
  const { items, hasMore, state, loadMore } = useMore({ first, read });
  return (
    <>
      <ul className="flex flex-col gap-3">
        {items.map((ticket) => (
          <TicketRow key={ticket._id} ticket={ticket} locale={locale} words={words} />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={words.list} onMore={() => void loadMore()} />}
    </>
  );
};

'use client';

import { LoadMore } from '#components/page/load-more.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useMore, type Part } from '#lib/platform/browser/use-more.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { listTicketsCall } from '#lib/features/support/contracts/tickets.calls.ts';
import type { TicketKind, TicketView } from '#lib/features/support/contracts/tickets.ts';
import { TicketRow, type TicketWords } from './ticket-row.tsx';

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

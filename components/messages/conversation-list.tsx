'use client';

import Link from 'next/link';
import { Search } from 'lucide-react';
import { useState, useRef } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { bubbles } from '#components/ui/pictures/bubbles.tsx';
import { magnifier } from '#components/ui/pictures/magnifier.tsx';
import {
  LIST_KEY,
  loadMoreSummaries,
  summaryLists,
} from '#lib/features/messages/client/conversation-list.ts';
import { useEntry } from '#lib/platform/browser/use-server-data.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { ConversationSummary } from '#lib/features/messages/contracts/messages.ts';
import { ConversationRow } from './conversation-row.tsx';
import type { WrittenTimes } from './message-times.ts';
import type { Speech } from './messages-words.ts';
import { LoadMore } from '#components/page/load-more.tsx';
import { useInSight } from '#lib/platform/browser/use-in-sight.ts';

/** Loads more conversations when the end of the list scrolls into view; after a failure, on a tap. */
const MoreConversations = ({ words }: Pick<Speech, 'words'>) => {
  const cursor = useEntry(summaryLists, LIST_KEY).data.cursor;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const place = useRef<HTMLDivElement>(null);
  const load = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    await loadMoreSummaries().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  useInSight({ element: place, key: state === 'idle' ? cursor : null, onSight: () => void load() });
  return (
    cursor !== null && (
      <div ref={place} className="p-4">
        <LoadMore state={state} words={words.list} onMore={() => void load()} />
      </div>
    )
  );
};

interface ListProps extends Speech {
  summaries: readonly ConversationSummary[];
  times: WrittenTimes;
  selectedId: string | null;
  /** Customers can find workers to talk to; everyone else waits for a message. */
  canFind: boolean;
  onSelect(userId: string): void;
}

const SearchField = ({ label, onSearch }: { label: string; onSearch(words: string): void }) => (
  <search className="border-b border-line bg-card px-4 py-3">
    <label className="field-frame flex min-h-12 items-center gap-2 rounded-control border border-field bg-card px-3">
      <Search aria-hidden className="size-5 shrink-0 text-muted" />
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => onSearch(target.value)}
        className="w-full min-w-0 bg-transparent py-2 outline-none placeholder:text-muted"
      />
    </label>
  </search>
);

const EmptyList = ({ words: { list }, canFind }: Pick<ListProps, 'words' | 'canFind'>) => (
  <Notice heading="h2" drawing={bubbles} title={list.empty} hint={canFind ? list.emptyHint : ''}>
    {canFind && (
      <Link href={publicPaths.search} prefetch={false} className={buttonVariants()}>
        {list.find}
      </Link>
    )}
  </Notice>
);

/** All conversations, most recent first, searchable by name (including those not loaded yet). */
export const ConversationList = (props: ListProps) => {
  const { summaries, times, selectedId, canFind, onSelect, locale, words } = props;
  const [search, setSearch] = useState('');
  const needle = search.trim().toLocaleLowerCase();
  const found = summaries.filter(({ user }) =>
    (user?.name ?? words.chat.unknownUser).toLocaleLowerCase().includes(needle),
  );
  const hasMore = useEntry(summaryLists, LIST_KEY).data.cursor !== null;
  if (summaries.length === 0) return <EmptyList words={words} canFind={canFind} />;
  return (
    <>
      <SearchField label={words.list.search} onSearch={setSearch} />
      {/* Screen-reader-only elements are positioned absolutely: they must scroll in here, or they lengthen the page. */}
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {found.length === 0 && !hasMore ? (
          <Notice
            heading="h2"
            drawing={magnifier}
            title={words.list.noResult}
            hint={words.list.noResultHint}
          />
        ) : (
          <ul aria-label={words.list.label} className="divide-y divide-line bg-card">
            {found.map((summary) => (
              <li key={summary._id}>
                <ConversationRow
                  summary={summary}
                  times={times}
                  isSelected={summary.userId === selectedId}
                  onSelect={onSelect}
                  locale={locale}
                  words={words}
                />
              </li>
            ))}
          </ul>
        )}
        <MoreConversations words={words} />
      </div>
    </>
  );
};

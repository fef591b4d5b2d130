'use client';

import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
import { OfflineBar } from '#components/page/offline-bar.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { useFocusInPlace } from '#components/ui/focus-in-place.ts';
import { Notice } from '#components/ui/notice.tsx';
import { notify } from '#components/ui/notify.ts';
import { bubbles } from '#components/ui/pictures/bubbles.tsx';
import { LIST_KEY, summaryLists, adoptSummaries } from '#lib/features/messages/client/conversation-list.ts';
import { onSendRefused } from '#lib/features/messages/client/send-queue.ts';
import { followMessages } from '#lib/features/messages/client/follow-messages.ts';
import { changeAddress } from '#lib/platform/browser/change-address.ts';
import { useEntry } from '#lib/platform/browser/use-server-data.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { ConversationSummary, UnreadMessages } from '#lib/features/messages/contracts/messages.ts';
import { CHAT_NAME } from './chat-header.tsx';
import { ChatView } from './chat-view.tsx';
import { ConversationList } from './conversation-list.tsx';
import { toRowId } from './conversation-row.tsx';
import type { WrittenTimes } from './message-times.ts';
import { PinnedBooking, type PinnedBookingProps } from './pinned-booking.tsx';
import type { Speech } from './messages-words.ts';

interface ScreenProps extends Speech {
  /** The conversation rendered by the server; a cached page may appear at the address of another one. */
  initialPartnerId: string | null;
  first: {
    data: readonly ConversationSummary[];
    nextCursor: string | null;
    unReadMessages: UnreadMessages;
  };
  times: WrittenTimes;
  canFind: boolean;
  /** Links to notifications and messages, for the header. */
  counts: ReactNode;
  /** For people who have bookings with those they write to. */
  bookingWords: PinnedBookingProps['words'] | null;
  safety: SafetyWords;
}

const stay = () => () => undefined;

const useSelected = (initialPartnerId: string | null) => {
  const search = useSearchParams();
  const isInitial = useSyncExternalStore(
    stay,
    () => false,
    () => true,
  );
  const partnerId = (isInitial ? initialPartnerId : search.get('userId')) ?? '';
  const selectedId = /^[0-9a-f]{24}$/.test(partnerId) ? partnerId : null;
  const [cameFromList, setCameFromList] = useState(false);
  const select = (userId: string): void => {
    setCameFromList(selectedId === null);
    changeAddress(accountPaths.messagesWith(userId));
  };
  const leave = (): void => {
    if (cameFromList) window.history.back();
    else changeAddress(accountPaths.messages);
  };
  return { selectedId, select, leave };
};

/** Starts live updates at once; other pages wait until they are idle. */
const useLive = ({ first, words }: Pick<ScreenProps, 'first' | 'words'>): void => {
  useEffect(() => {
    adoptSummaries(first, first.unReadMessages);
  }, [first]);
  useEffect(() => {
    followMessages();
    onSendRefused(() => notify({ title: words.composer.sendFailed, variant: 'destructive' }));
  }, [words]);
};

const Choose = ({ words: { list } }: Pick<Speech, 'words'>) => (
  <div className="hidden flex-1 lg:flex lg:flex-col">
    <Notice heading="h2" drawing={bubbles} title={list.choose} hint={list.chooseHint} />
  </div>
);

/** The conversation list and the open conversation: one at a time on a phone, side by side on wider screens. */
export const MessagesScreen = ({ initialPartnerId, first, times, canFind, ...view }: ScreenProps) => {
  const { counts, bookingWords, locale, words, safety } = view;
  useLive({ first, words });
  const summaries = useEntry(summaryLists, LIST_KEY).data.summaries ?? first.data;
  const { selectedId, select, leave } = useSelected(initialPartnerId);
  useFocusInPlace(selectedId, CHAT_NAME, toRowId);
  const summary = summaries.find(({ userId }) => userId === selectedId);
  return (
    <main
      data-slot="messages"
      data-chat={selectedId ? 'open' : undefined}
      className="group/messages flex min-h-0 flex-1"
    >
      <h1 className="sr-only">{words.page.title}</h1>
      <section className="flex min-h-0 w-full min-w-0 flex-col group-data-[chat=open]/messages:max-lg:hidden lg:w-88 lg:shrink-0 lg:border-r lg:border-line">
        <header className="sticky top-0 border-b border-line bg-card pt-[env(safe-area-inset-top)]">
          <div className="flex min-h-14 flex-wrap items-center justify-end gap-x-2 px-4">
            <BackLink href={publicPaths.home}>
              <ArrowLeft aria-hidden className="size-6" />
            </BackLink>
            <p aria-hidden className="beside text-lg leading-tight font-semibold">
              {words.page.title}
            </p>
            {counts}
          </div>
          <OfflineBar />
        </header>
        <ConversationList
          summaries={summaries}
          times={times}
          selectedId={selectedId}
          canFind={canFind}
          onSelect={select}
          locale={locale}
          words={words}
        />
      </section>
      {selectedId ? (
        <ChatView
          key={selectedId}
          partnerId={selectedId}
          summary={summary}
          onBack={leave}
          pinned={
            bookingWords && <PinnedBooking partnerId={selectedId} locale={locale} words={bookingWords} />
          }
          locale={locale}
          words={words}
          safety={safety}
        />
      ) : (
        <Choose words={words} />
      )}
    </main>
  );
};

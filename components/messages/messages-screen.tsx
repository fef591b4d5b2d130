'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
import { OfflineBar } from '#components/page/offline-bar.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { Notice } from '#components/ui/notice.tsx';
import { notify } from '#components/ui/notify.ts';
import { bubbles } from '#components/ui/pictures/bubbles.tsx';
import { LIST, summaryLists, takeSummaries } from '#lib/features/messages/client/conversation-list.ts';
import { onSendRefused } from '#lib/features/messages/client/send-queue.ts';
import { followMessages } from '#lib/features/messages/client/follow-messages.ts';
import { changeAddress } from '#lib/platform/browser/change-address.ts';
import { useEntry } from '#lib/platform/browser/use-server-data.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { ConversationSummary, UnreadMessages } from '#lib/features/messages/contracts/messages.ts';
import { ChatView } from './chat-view.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { WrittenTimes } from './message-times.ts';
import type { Speech } from './messages-words.ts';

interface ScreenProps extends Speech {
  /** Whose conversation the server drew; a copy of the page may stand at the address of another one. */
  drawnId: string | null;
  first: {
    data: readonly ConversationSummary[];
    nextCursor: string | null;
    unReadMessages: UnreadMessages;
  };
  times: WrittenTimes;
  canFind: boolean;
  safety: SafetyWords;
}

const stay = () => () => undefined;

const useSelected = (drawnId: string | null) => {
  const search = useSearchParams();
  const isDrawn = useSyncExternalStore(
    stay,
    () => false,
    () => true,
  );
  const given = (isDrawn ? drawnId : search.get('userId')) ?? '';
  const selectedId = /^[0-9a-f]{24}$/.test(given) ? given : null;
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

/** Starts the live part at once here; other pages wait until they are at rest. */
const useLive = ({ first, words }: Pick<ScreenProps, 'first' | 'words'>): void => {
  useEffect(() => {
    takeSummaries(first, first.unReadMessages);
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

/** All talks and the one that is open: one after the other on a phone, side by side where there is room. */
export const MessagesScreen = ({ drawnId, first, times, canFind, locale, words, safety }: ScreenProps) => {
  useLive({ first, words });
  const summaries = useEntry(summaryLists, LIST).data.summaries ?? first.data;
  const { selectedId, select, leave } = useSelected(drawnId);
  const head = summaries.find(({ userId }) => userId === selectedId);
  return (
    <main
      data-slot="messages"
      data-chat={selectedId ? 'open' : undefined}
      className="group/messages flex min-h-0 flex-1"
    >
      <h1 className="sr-only">{words.page.title}</h1>
      <section className="flex min-h-0 w-full min-w-0 flex-col group-data-[chat=open]/messages:max-lg:hidden lg:w-88 lg:shrink-0 lg:border-r lg:border-line">
        <header className="border-b border-line bg-card pt-[env(safe-area-inset-top)]">
          <div className="flex min-h-14 items-center gap-2 px-4">
            <BackLink href={publicPaths.home} />
            <p aria-hidden className="min-w-0 flex-1 text-lg leading-tight font-semibold">
              {words.page.title}
            </p>
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
          head={head}
          onBack={leave}
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

'use client';

import { useRef, type ReactNode, useEffect, useEffectEvent } from 'react';
import { OfflineBar } from '#components/page/offline-bar.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { Notice } from '#components/ui/notice.tsx';
import { bubbles } from '#components/ui/pictures/bubbles.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import {
  catchUp,
  markRead,
  threads,
  toShown,
  type ShownThread,
} from '#lib/features/messages/client/load-conversation.ts';
import { unsentMessages } from '#lib/features/messages/client/send-queue.ts';
import type { Unsent } from '#lib/features/messages/client/unsent-messages.ts';
import { getLastSeq, type Thread } from '#lib/features/messages/client/conversation.ts';
import { useServerData } from '#lib/platform/browser/use-server-data.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import type { ConversationSummary } from '#lib/features/messages/contracts/messages.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { ChatHeader, Unnamed } from './chat-header.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { Composer } from './composer.tsx';
import { MessageLog, type LogHandle } from './message-log.tsx';
import type { Speech } from './messages-words.ts';
import { usePartner } from './use-partner.ts';

const hasUnread = ({ messages, marks }: Thread, partnerId: string): boolean => {
  const last = messages.findLast(({ senderId }) => senderId === partnerId);
  return last !== undefined && marks !== null && last.ord > marks.other.read;
};

/** Keeps a conversation up to date and marks it as read while it is visible. */
const useThread = (partnerId: string): ShownThread => {
  const thread = toShown(useServerData(threads, partnerId));
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !hasUnread(thread, partnerId)) return;
    markRead(partnerId, getLastSeq(thread)).catch(() => undefined);
  });
  useEffect(() => {
    const onSight = (): void => read();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, []);
  useEffect(() => read(), [thread.messages]);
  return thread;
};

interface ChatProps extends Speech {
  partnerId: string;
  summary: ConversationSummary | undefined;
  safety: SafetyWords;
  onBack?: () => void;
  /** Another action next to the menu. */
  wayOut?: ReactNode;
  /** Shown below the partner's name. */
  pinned?: ReactNode;
}

const noUnsent: readonly Unsent[] = [];

/** The stored message arrives slightly before it leaves the queue; drop the duplicate. */
const useUnsent = (partnerId: string, { messages }: Thread): Unsent[] => {
  // The partner chooses client ids freely and could reuse one of these, so only own messages count.
  const own = messages.filter(({ receiverId }) => receiverId === partnerId);
  const stored = new Set(own.map(({ clientId }) => clientId));
  return useStore(unsentMessages, noUnsent).filter(
    ({ receiverId, id }) => receiverId === partnerId && !stored.has(id),
  );
};

const Refusal = ({ words }: { words: Speech['words'] }) => (
  <Notice heading="h3" drawing={bubbles} title={words.chat.refused} hint={words.chat.refusedHint} />
);

interface ConversationBodyProps extends Speech {
  partnerId: string;
  /** Null while unknown. */
  name: string | null;
  thread: ShownThread;
  onRetry(): void;
}

const ConversationBody = ({ partnerId, name, thread, onRetry, locale, words }: ConversationBodyProps) => {
  const log = useRef<LogHandle>(null);
  const unsent = useUnsent(partnerId, thread);
  const refusals = unsent.filter(({ refusal }) => refusal === 'not_found').length;
  // The reader may have lost the right to write since the screen was rendered; the conversation then shows a notice
  // instead of the composer.
  useEffect(() => {
    if (refusals > 0) void catchUp(partnerId);
  }, [refusals, partnerId]);
  const { chat } = words;
  if (thread.state === 'refused' && unsent.length === 0) return <Refusal words={words} />;
  if (thread.state === 'failed')
    return <RetryNotice kind="error" title={chat.failed} hint="" retry={chat.retry} onRetry={onRetry} />;
  const isEmpty = thread.state === 'ready' && thread.messages.length + unsent.length === 0;
  return (
    <>
      {thread.state === 'loading' && unsent.length === 0 && <ChatSkeleton />}
      {isEmpty && <p className="m-auto p-8 text-center text-balance text-muted">{chat.empty}</p>}
      {(thread.messages.length > 0 || unsent.length > 0) && (
        <MessageLog
          handle={log}
          thread={thread}
          unsent={unsent}
          partnerId={partnerId}
          name={name}
          label={name === null ? words.page.title : fill(chat.log, { name })}
          locale={locale}
          words={words}
        />
      )}
      {thread.mayWrite ? (
        <Composer partnerId={partnerId} words={words} onSent={() => log.current?.goToEnd()} />
      ) : (
        <p className="border-t border-line bg-card p-4 text-center text-muted">{words.chat.refused}</p>
      )}
    </>
  );
};

/** A conversation with one person. */
export const ChatView = ({
  partnerId,
  summary,
  onBack,
  wayOut,
  pinned,
  locale,
  words,
  safety,
}: ChatProps) => {
  const thread = useThread(partnerId);
  const { partner, isGone, hasFailed, retry } = usePartner(partnerId, summary);
  const unknownUser = isGone ? { name: words.chat.unknownUser, image: null, phone: null } : null;
  const shown = partner ?? unknownUser;
  const retryAll = (): void => {
    void catchUp(partnerId);
    if (hasFailed) retry();
  };
  return (
    <section data-slot="chat" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="sticky top-0 z-5 border-b border-line bg-card pt-[env(safe-area-inset-top)]">
        {shown ? (
          <ChatHeader
            partnerId={partnerId}
            partner={shown}
            lastSeenAt={thread.lastSeenAt}
            locale={locale}
            words={words}
            onBack={onBack}
          >
            {wayOut}
            {partner && thread.state !== 'loading' && (
              <ChatMenu
                person={{ _id: partnerId, name: partner.name }}
                thread={thread}
                words={safety}
                chat={words.chat}
              />
            )}
          </ChatHeader>
        ) : (
          <Unnamed words={words.chat} hasFailed={hasFailed} onRetry={retry} onBack={onBack} />
        )}
        {pinned}
        {/* On wide screens the bar above the conversation list covers both. */}
        <div className="lg:hidden">
          <OfflineBar />
        </div>
      </header>
      <ConversationBody
        partnerId={partnerId}
        name={shown?.name ?? null}
        thread={thread}
        onRetry={retryAll}
        locale={locale}
        words={words}
      />
    </section>
  );
};

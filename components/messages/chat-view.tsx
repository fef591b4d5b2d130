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
import { lastSeqOf, type Thread } from '#lib/features/messages/client/conversation.ts';
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

/** The talk with somebody, kept up to date, and marked as read while it can be seen. */
const useThread = (partnerId: string): ShownThread => {
  const thread = toShown(useServerData(threads, partnerId));
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !hasUnread(thread, partnerId)) return;
    markRead(partnerId, lastSeqOf(thread)).catch(() => undefined);
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
  head: ConversationSummary | undefined;
  safety: SafetyWords;
  onBack?: () => void;
  /** Another way to go, beside what can be done about the person. */
  wayOut?: ReactNode;
}

const noUnsent: readonly Unsent[] = [];

/** The server's answer, and that message out of the queue, come one after the other: for that moment it is here twice. */
const useUnsent = (partnerId: string, { messages }: Thread): Unsent[] => {
  // The other one's client names its messages as it likes, also like one of these.
  const own = messages.filter(({ receiverId }) => receiverId === partnerId);
  const stored = new Set(own.map(({ clientId }) => clientId));
  return useStore(unsentMessages, noUnsent).filter(
    ({ receiverId, id }) => receiverId === partnerId && !stored.has(id),
  );
};

const Refusal = ({ words }: { words: Speech['words'] }) => (
  <Notice heading="h3" drawing={bubbles} title={words.chat.refused} hint={words.chat.refusedHint} />
);

interface TalkProps extends Speech {
  partnerId: string;
  /** Null while nobody knows who it is. */
  name: string | null;
  thread: ShownThread;
  onRetry(): void;
}

const Talk = ({ partnerId, name, thread, onRetry, locale, words }: TalkProps) => {
  const log = useRef<LogHandle>(null);
  const unsent = useUnsent(partnerId, thread);
  const refusals = unsent.filter(({ refusal }) => refusal === 'not_found').length;
  // Whoever could write when the screen was drawn may not any more: the talk says so in place of the field.
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

/** The talk with one person. */
export const ChatView = ({ partnerId, head, onBack, wayOut, locale, words, safety }: ChatProps) => {
  const thread = useThread(partnerId);
  const { partner, isGone, hasFailed, retry } = usePartner(partnerId, head);
  const nobody = isGone ? { name: words.chat.unknownUser, image: null, phone: null } : null;
  const shown = partner ?? nobody;
  const retryAll = (): void => {
    void catchUp(partnerId);
    if (hasFailed) retry();
  };
  return (
    <section data-slot="chat" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="border-b border-line bg-card pt-[env(safe-area-inset-top)]">
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
        {/* Side by side, the bar above the list of talks says it for both. */}
        <div className="lg:hidden">
          <OfflineBar />
        </div>
      </header>
      <Talk
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

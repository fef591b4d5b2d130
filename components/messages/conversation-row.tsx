'use client';

import { BellOff } from 'lucide-react';
import { Avatar } from '#components/ui/avatar.tsx';
import { onlinePeople, typingPeople } from '#lib/features/messages/client/presence.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { ConversationSummary } from '#lib/features/messages/contracts/messages.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { Speech } from './messages-words.ts';
import { rowTime, type WrittenTimes } from './message-times.ts';

const noOne: ReadonlySet<string> = new Set();

export const toRowId = (userId: string): string => `conversation-${userId}`;

interface RowProps extends Speech {
  summary: ConversationSummary;
  times: WrittenTimes;
  isSelected: boolean;
  onSelect(userId: string): void;
}

const lastMessageText = ({ summary, words }: Pick<RowProps, 'summary' | 'words'>): string => {
  const { text, attachmentType, senderId } = summary.lastMessage;
  const preview = text || (attachmentType === null ? '' : words.bubble.types[attachmentType]);
  return senderId === summary.userId ? preview : fill(words.list.own, { text: preview });
};

const Unread = ({ count, locale, words }: Speech & { count: number }) =>
  count > 0 && (
    <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-brand px-1.5 text-xs font-bold text-brand-ink tabular-nums">
      <span aria-hidden>{count > 9 ? '9+' : count}</span>
      <span className="sr-only">{plural({ locale, count, text: words.list.unread })}</span>
    </span>
  );

const Face = ({
  name,
  src,
  isOnline,
  online,
}: {
  name: string;
  src?: string | null;
  isOnline: boolean;
  online: string;
}) => (
  <span className="relative shrink-0">
    <Avatar name={name} src={src} />
    {isOnline && (
      <span className="absolute right-0 bottom-0 size-4 rounded-full border-2 border-card bg-success">
        <span className="sr-only">{online}</span>
      </span>
    )}
  </span>
);

/** One conversation of the list: partner, last message, time and unread count. */
export const ConversationRow = ({ summary, times, isSelected, onSelect, locale, words }: RowProps) => {
  const isOnline = useStore(onlinePeople, noOne).has(summary.userId);
  const isTyping = useStore(typingPeople, noOne).has(summary.userId);
  const name = summary.user?.name ?? words.chat.unknownUser;
  const isFresh = summary.unreadCount > 0;
  return (
    <a
      id={toRowId(summary.userId)}
      href={accountPaths.messagesWith(summary.userId)}
      aria-current={isSelected || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onSelect(summary.userId);
      }}
      className="flex min-h-18 items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-chip aria-[current]:bg-tint"
    >
      <Face name={name} src={summary.user?.profileImage} isOnline={isOnline} online={words.chat.online} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="beside leading-snug font-semibold">{name}</span>
          <time dateTime={summary.updatedAt} className="shrink-0 text-xs text-muted tabular-nums">
            {times[summary.updatedAt] ?? rowTime(locale, summary.updatedAt)}
          </time>
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span
            lang={isTyping ? undefined : guessLanguage(summary.lastMessage.text)}
            data-fresh={isFresh || undefined}
            data-typing={isTyping || undefined}
            className="min-w-0 flex-1 truncate text-sm text-muted data-fresh:font-semibold data-fresh:text-ink data-typing:text-brand"
          >
            {isTyping ? words.chat.typing : lastMessageText({ summary, words })}
          </span>
          {summary.isMuted && (
            <>
              <BellOff aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="sr-only">{words.chat.isMuted}</span>
            </>
          )}
          <Unread count={summary.unreadCount} locale={locale} words={words} />
        </span>
      </span>
    </a>
  );
};

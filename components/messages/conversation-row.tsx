'use client';

import { BellOff } from 'lucide-react';
import { Avatar } from '#components/ui/avatar.tsx';
import { onlinePeople, typingPeople } from '#lib/features/messages/client/presence.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { ConversationSummary } from '#lib/features/messages/contracts/messages.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { Speech } from './messages-words.ts';
import { rowTime, type WrittenTimes } from './message-times.ts';

const nobody: ReadonlySet<string> = new Set();

interface RowProps extends Speech {
  head: ConversationSummary;
  times: WrittenTimes;
  isSelected: boolean;
  onSelect(userId: string): void;
}

const lastWords = ({ head, words }: Pick<RowProps, 'head' | 'words'>): string => {
  const { text, attachmentType, senderId } = head.lastMessage;
  const said = text || (attachmentType === null ? '' : words.bubble.types[attachmentType]);
  return senderId === head.userId ? said : fill(words.list.own, { text: said });
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

/** One talk of the list: who, what was said last, when, and what waits. */
export const ConversationRow = ({ head, times, isSelected, onSelect, locale, words }: RowProps) => {
  const isOnline = useStore(onlinePeople, nobody).has(head.userId);
  const isTyping = useStore(typingPeople, nobody).has(head.userId);
  const name = head.user?.name ?? words.chat.unknownUser;
  const isFresh = head.unreadCount > 0;
  return (
    <a
      href={accountPaths.messagesWith(head.userId)}
      aria-current={isSelected || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onSelect(head.userId);
      }}
      className="flex min-h-18 items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-chip aria-[current]:bg-tint"
    >
      <Face name={name} src={head.user?.profileImage} isOnline={isOnline} online={words.chat.online} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate leading-snug font-semibold">{name}</span>
          <time dateTime={head.updatedAt} className="shrink-0 text-xs text-muted tabular-nums">
            {times[head.updatedAt] ?? rowTime(locale, head.updatedAt)}
          </time>
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span
            data-fresh={isFresh || undefined}
            data-typing={isTyping || undefined}
            className="min-w-0 flex-1 truncate text-sm text-muted data-fresh:font-semibold data-fresh:text-ink data-typing:text-brand"
          >
            {isTyping ? words.chat.typing : lastWords({ head, words })}
          </span>
          {head.isMuted && (
            <>
              <BellOff aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="sr-only">{words.chat.isMuted}</span>
            </>
          )}
          <Unread count={head.unreadCount} locale={locale} words={words} />
        </span>
      </span>
    </a>
  );
};

'use client';

import { ArrowLeft, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '#components/page/use-page-title.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { onlinePeople, typingPeople } from '#lib/features/messages/client/presence.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { dayName } from './message-times.ts';
import type { Speech } from './messages-words.ts';
import type { Partner } from './use-partner.ts';

const noOne: ReadonlySet<string> = new Set();

/** The id of the name in the header. */
export const CHAT_NAME = 'chat-name';

interface HeaderProps extends Speech {
  partnerId: string;
  partner: Partner;
  /** When the partner was last online, if the reader may know. */
  lastSeenAt: string | null;
  /** Set when there is a conversation list to go back to. */
  onBack?: (() => void) | undefined;
  /** Further actions. */
  children: ReactNode;
}

const toPresenceText = (
  { partnerId, lastSeenAt, locale, words }: Pick<HeaderProps, 'partnerId' | 'lastSeenAt' | keyof Speech>,
  sets: readonly ReadonlySet<string>[],
): string => {
  const { chat } = words;
  const [typing, online] = sets.map((people) => people.has(partnerId));
  if (typing) return chat.typing;
  if (online) return chat.online;
  if (lastSeenAt === null) return chat.offline;
  const at = new Date(lastSeenAt);
  const time = `${dayName({ locale, words }, at)}, ${formatTime(locale, at)}`;
  return `${chat.offline} · ${fill(chat.lastSeen, { time })}`;
};

interface BackProps {
  words: Speech['words']['chat'];
  onBack?: (() => void) | undefined;
}

const Back = ({ words, onBack }: BackProps) =>
  onBack && (
    <button
      type="button"
      aria-label={words.back}
      onClick={onBack}
      className="-ml-3 grid size-12 shrink-0 place-items-center rounded-control lg:hidden"
    >
      <ArrowLeft aria-hidden className="size-6" />
    </button>
  );

interface UnnamedProps extends BackProps {
  /** The partner could not be loaded; otherwise still loading. */
  hasFailed: boolean;
  onRetry(): void;
}

/** Takes the place of the name while it is unknown. */
export const Unnamed = ({ words, onBack, hasFailed, onRetry }: UnnamedProps) => (
  <div className="flex min-h-14 items-center gap-2 px-4">
    <Back words={words} onBack={onBack} />
    <p role="status" className="min-w-0 flex-1 leading-tight text-muted">
      {hasFailed ? words.userFailed : words.loadingUser}
    </p>
    {hasFailed && (
      <Button variant="outline" size="compact" onClick={onRetry}>
        {words.retry}
      </Button>
    )}
  </div>
);

export const ChatHeader = (props: HeaderProps) => {
  const { partnerId, partner, words, onBack, children } = props;
  const { chat } = words;
  // In a sheet, the page below keeps its title.
  usePageTitle(onBack ? partner.name : null, words.page.title);
  const online = useStore(onlinePeople, noOne);
  const typing = useStore(typingPeople, noOne);
  return (
    <div className="flex min-h-14 items-center gap-2 px-4">
      <Back words={chat} onBack={onBack} />
      <Avatar name={partner.name} src={partner.image} size="small" />
      <div className="min-w-0 flex-1">
        <h2 id={CHAT_NAME} tabIndex={-1} className="truncate leading-tight font-semibold outline-none">
          {partner.name}
        </h2>
        <p
          data-online={online.has(partnerId) || undefined}
          className="truncate text-xs text-muted data-online:text-success"
        >
          {toPresenceText(props, [typing, online])}
        </p>
        <span role="status" className="sr-only">
          {typing.has(partnerId) && chat.typing}
        </span>
      </div>
      {partner.phone && (
        <a
          href={`tel:+91${partner.phone}`}
          aria-label={fill(chat.call, { name: partner.name })}
          className="-mr-3 grid size-12 shrink-0 place-items-center rounded-control text-brand"
        >
          <Phone aria-hidden className="size-6" />
        </a>
      )}
      {children}
    </div>
  );
};

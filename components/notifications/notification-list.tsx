'use client';

import {
  BellRing,
  CalendarCheck,
  Image as ImageIcon,
  MailCheck,
  MessageCircle,
  Star,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import Link from 'next/link';
import { useEffect, useEffectEvent } from 'react';
import { dayText, type DayOptions } from '#components/bookings/booking-time.ts';
import { LoadMore } from '#components/page/load-more.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useMore, type Part } from '#lib/platform/browser/use-more.ts';
import { waitingNews } from '#lib/platform/browser/unread-counts.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import {
  listNotificationsCall,
  readNotificationsCall,
} from '#lib/features/notifications/contracts/notifications.calls.ts';
import type { Notification } from '#lib/features/notifications/contracts/notifications.ts';
import type { feed } from '#lib/features/notifications/texts/notifications.en.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';

interface ListProps extends Pick<DayOptions, 'days' | 'at'> {
  first: Part<Notification>;
  locale: Locale;
  words: (typeof feed)['list'];
}

const icons: Readonly<Record<string, LucideIcon>> = {
  booking: CalendarCheck,
  message: MessageCircle,
  review: Star,
  money: Wallet,
  ticket: MailCheck,
  picture: ImageIcon,
};

const read = (cursor: string) => api(listNotificationsCall, { query: { cursor } });

/** What is shown is read; rows that come later stay new until they are shown too. */
const useReading = (items: readonly Notification[]): void => {
  const mark = useEffectEvent(async () => {
    const ids = items.filter(({ readAt }) => readAt === null).map(({ _id }) => _id);
    if (ids.length === 0) return;
    const { unread } = await api(readNotificationsCall, { body: { ids: ids.slice(-50) } });
    waitingNews.update((waiting) => ({ ...waiting, notices: unread }));
  });
  useEffect(() => {
    mark().catch(() => undefined);
  }, [items.length]);
};

type RowProps = Omit<ListProps, 'first'> & { item: Notification };

const Row = ({ item, locale, words, days, at: now }: RowProps) => {
  const Icon = icons[item.kind] ?? BellRing;
  const at = new Date(item.createdAt);
  const content = (
    <>
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-brand">
        <Icon className="size-5.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">
          {item.title}
          {item.readAt === null && (
            <span className="ml-2 inline-block size-2 rounded-full bg-danger align-middle">
              <span className="sr-only">{words.fresh}</span>
            </span>
          )}
        </span>
        <span className="block text-sm leading-snug text-muted">{item.body}</span>
        <time dateTime={item.createdAt} className="mt-1 block text-xs text-muted tabular-nums">
          {dayText(at, { locale, days, at: now })}, {formatTime(locale, at)}
        </time>
      </span>
    </>
  );
  const look = 'flex items-start gap-3 rounded-card p-4';
  return (
    <li className="rounded-card border border-line bg-card shadow-soft">
      {item.href === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link href={item.href} prefetch={false} className={look}>
          {content}
        </Link>
      )}
    </li>
  );
};

/** What has happened that concerns the reader, the newest first; the first page comes with the HTML. */
export const NotificationList = ({ first, ...view }: ListProps) => {
  const { items, hasMore, state, loadMore } = useMore({ first, read });
  useReading(items);
  return (
    <>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <Row key={item._id} item={item} {...view} />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={view.words} onMore={() => void loadMore()} />}
    </>
  );
};

'use client';

import {
  BellRing,
  CalendarCheck,
  Image as ImageIcon,
  MailCheck,
  MessageCircle,
  Search,
  MonitorSmartphone,
  Star,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import Link from 'next/link';
import { useEffect, useEffectEvent } from 'react';
import { dayText, type DayOptions } from '#components/bookings/booking-time.ts';
import { LoadMore } from '#components/page/load-more.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import { unreadCounts } from '#lib/wiring/browser/unread-counts.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Notification } from '#lib/features/notifications/contracts/notifications.ts';
import type { feed } from '#lib/features/notifications/texts/notifications.en.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';

interface ListProps extends Pick<DayOptions, 'days' | 'at'> {
  first: ListPage<Notification>;
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
  wanted: Search,
  newDevice: MonitorSmartphone,
};

const read = (cursor: string) => api('GET /notifications', { query: { cursor } });

/** Marks visible notifications as read; rows that arrive later stay new until they are shown. */
const useReading = (items: readonly Notification[]): void => {
  const mark = useEffectEvent(async () => {
    const ids = items.filter(({ readAt }) => readAt === null).map(({ _id }) => _id);
    if (ids.length === 0) return;
    const { unread } = await api('PUT /notifications/read', { body: { ids: ids.slice(-50) } });
    unreadCounts.update((waiting) => ({ ...waiting, notices: unread }));
  });
  useEffect(() => {
    mark().catch(() => undefined);
  }, [items.length]);
};

type RowProps = Pick<ListProps, 'locale' | 'words'> & { item: Notification };

const Row = ({ item, locale, words }: RowProps) => {
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
          {formatTime(locale, at)}
        </time>
      </span>
    </>
  );
  const rowClass = 'flex items-start gap-3 rounded-card p-4';
  return (
    <li className="rounded-card border border-line bg-card shadow-soft">
      {item.href === null ? (
        <div className={rowClass}>{content}</div>
      ) : (
        <Link href={item.href} prefetch={false} className={rowClass}>
          {content}
        </Link>
      )}
    </li>
  );
};

interface Day {
  readonly name: string;
  readonly items: readonly Notification[];
}

const groupByDay = (items: readonly Notification[], options: DayOptions): Day[] => {
  const days: { name: string; items: Notification[] }[] = [];
  for (const item of items) {
    const name = dayText(new Date(item.createdAt), options);
    const last = days.at(-1);
    if (last?.name === name) last.items.push(item);
    else days.push({ name, items: [item] });
  }
  return days;
};

/** The reader's notifications, newest first; the first page comes with the HTML. */
export const NotificationList = ({ first, locale, words, days, at }: ListProps) => {
  const { items, hasMore, state, loadMore } = usePagedList({ first, read });
  useReading(items);
  return (
    <>
      {groupByDay(items, { locale, days, at }).map((day) => (
        <section key={day.items[0]?._id} className="flex flex-col gap-3">
          <h2 className="text-sm font-semibold text-muted">{day.name}</h2>
          <ul className="flex flex-col gap-3">
            {day.items.map((item) => (
              <Row key={item._id} item={item} locale={locale} words={words} />
            ))}
          </ul>
        </section>
      ))}
      {hasMore && <LoadMore state={state} words={words} onMore={() => void loadMore()} />}
    </>
  );
};

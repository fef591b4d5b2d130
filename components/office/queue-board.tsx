'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import { useQueueSizes } from '#lib/features/office/client/use-queue-sizes.ts';
import { readQueueCall } from '#lib/features/office/contracts/office.calls.ts';
import type { QueueItem, QueueName, QueueSize } from '#lib/features/office/contracts/office.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { PaperRefusal } from '#lib/features/profiles/contracts/papers.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useMore, type Part } from '#lib/platform/browser/use-more.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { Acts, type ActsWords } from './acts.tsx';
import { actsOn } from './queue-acts.ts';
import { Papers } from './papers.tsx';
import { QueueTabs } from './queue-tabs.tsx';

export interface BoardWords extends ActsWords {
  readonly office: typeof office;
  /** What codes of topics mean, such as a report's reason. */
  readonly topics: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<PaperRefusal, string>>;
}

interface View {
  queue: QueueName;
  locale: Locale;
  words: BoardWords;
}

const buttonId = (id: string): string => `waits-${id}`;

const momentOf = (moment: string, locale: Locale): string => {
  const instant = new Date(moment);
  return `${formatDay(locale, instant)}, ${formatTime(locale, instant)}`;
};

const sinceOf = ({ since }: QueueItem, { locale, words }: View): string =>
  fill(words.office.queue.since, { when: momentOf(since, locale) });

const dueOf = ({ dueBy }: QueueItem, { locale, words }: View): string =>
  dueBy === null ? '' : fill(words.office.queue.due, { when: momentOf(dueBy, locale) });

const isOfPerson = (queue: QueueName): boolean => queue === 'verification' || queue === 'papers';

const headOf = ({ topic, person, amountPaise }: QueueItem, { queue, words }: View): string => {
  if (isOfPerson(queue)) return person?.name ?? '';
  if (amountPaise !== null) return `${formatMoney(amountPaise)} · ${person?.name ?? ''}`;
  return words.topics[topic] ?? topic;
};

const lineOf = (item: QueueItem, { queue, words: { office: texts } }: View): string => {
  if (isOfPerson(queue)) return [item.topic, item.text].filter(Boolean).join(' · ');
  return [item.person?.name ?? texts.queue.guest, item.number].filter(Boolean).join(' · ');
};

interface DetailProps extends View {
  item: QueueItem;
  /** Whether it was chosen, and not only the first one. */
  mayAct: boolean;
  chosenAct: number | null;
  onChooseAct(at: number | null): void;
  onBack(): void;
  onDone(): void;
}

const linkClass = buttonVariants({ variant: 'outline', size: 'compact' });

const Links = ({ item, words }: { item: QueueItem; words: BoardWords }) => {
  const { person, booking } = words.office.queue;
  const people = [item.person, item.about].filter((one) => one !== null && one.name !== '');
  return (
    <div className="flex flex-wrap gap-2">
      {people.map((one) => (
        <Link
          key={one?._id}
          href={officePaths.person(one?._id ?? '')}
          prefetch={false}
          className={cn(linkClass, 'wrap-anywhere')}
        >
          {fill(person, { name: one?.name ?? '' })}
        </Link>
      ))}
      {item.bookingId && (
        <Link href={officePaths.booking(item.bookingId)} prefetch={false} className={linkClass}>
          {booking}
        </Link>
      )}
    </div>
  );
};

const Said = ({ item, queue, words }: { item: QueueItem; queue: QueueName; words: BoardWords }) => {
  const { queue: texts } = words.office;
  const from = item.person?.name ?? texts.guest;
  return (
    <div className="flex flex-col gap-2">
      {item.number && queue !== 'overdue' && (
        <p className="text-sm text-muted">
          {fill(texts.from, { name: from })}
          {item.about && ` · ${fill(texts.about, { name: item.about.name })}`}
        </p>
      )}
      {item.text && <p className="wrap-anywhere whitespace-pre-wrap">{item.text}</p>}
      {item.quote && (
        <figure className="rounded-control bg-chip p-3">
          <figcaption className="text-sm text-muted">
            {queue === 'appeals' ? texts.evidence : texts.quote}
          </figcaption>
          <blockquote className="wrap-anywhere whitespace-pre-wrap">{item.quote}</blockquote>
        </figure>
      )}
    </div>
  );
};

const Detail = ({ item, mayAct, chosenAct, onChooseAct, onBack, onDone, ...view }: DetailProps) => {
  const { queue, words } = view;
  const { queue: texts } = words.office;
  return (
    <article
      aria-labelledby="waits-head"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft lg:sticky lg:top-20"
    >
      <Button variant="ghost" size="compact" className="self-start lg:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-5" />
        {texts.back}
      </Button>
      <div>
        <h2 id="waits-head" className="text-lg font-semibold wrap-anywhere">
          {headOf(item, view)}
        </h2>
        <p className="text-sm text-muted">
          {[item.number, sinceOf(item, view), dueOf(item, view)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {queue === 'papers' && <Papers papersId={item._id} words={words.office.papers} />}
      {queue === 'overdue' && <p>{texts.overdue}</p>}
      <Said item={item} queue={queue} words={words} />
      <Links item={item} words={words} />
      {mayAct && (
        <Acts
          acts={actsOn(queue, item, words)}
          words={words}
          chosen={chosenAct}
          hasKeys
          onChoose={onChooseAct}
          onDone={onDone}
        />
      )}
    </article>
  );
};

interface RowsProps extends View {
  items: readonly QueueItem[];
  shown: QueueItem;
  onShow(item: QueueItem): void;
  onAct(at: number): void;
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const Rows = ({ items, shown, onShow, onAct, ...view }: RowsProps) => {
  const onKeyDown = (event: KeyboardEvent, item: QueueItem): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const next = items[items.indexOf(item) + (steps[key] ?? 0)];
    if (steps[key] !== undefined) event.preventDefault();
    if (steps[key] !== undefined && next) {
      document.getElementById(buttonId(next._id))?.focus();
      onShow(next);
    }
    // The key that chooses is no letter of the text that is written next.
    if (/^[1-9]$/.test(key)) {
      event.preventDefault();
      onAct(Number(key) - 1);
    }
  };
  return (
    <ul
      aria-label={view.words.office.queue.list}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft"
    >
      {items.map((item) => (
        <li key={item._id}>
          <button
            id={buttonId(item._id)}
            type="button"
            aria-current={item === shown ? 'true' : undefined}
            onClick={() => onShow(item)}
            onKeyDown={(event) => onKeyDown(event, item)}
            className="flex min-h-14 w-full flex-col gap-0.5 px-4 py-2.5 text-left -outline-offset-3 hover:bg-chip lg:aria-[current]:bg-tint"
          >
            <span className="line-clamp-2 font-medium wrap-anywhere">{headOf(item, view)}</span>
            <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{lineOf(item, view)}</span>
            <span className="text-sm text-muted">{sinceOf(item, view)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The rows that are left, which of them is shown, and what is being decided of it. */
const useBoard = (queue: QueueName, first: Part<QueueItem>, wanted: string | null) => {
  const more = useMore({
    first,
    read: (cursor) => api(readQueueCall, { params: { queue }, query: { cursor } }),
  });
  const [done, setDone] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(wanted);
  const [act, setAct] = useState<number | null>(null);
  const toFocus = useRef<string | null>(null);
  const items = more.items.filter(({ _id }) => !done.includes(_id));
  const shown = items.find(({ _id }) => _id === chosen) ?? items[0];
  // Once the row is there to be focused.
  useEffect(() => {
    if (toFocus.current !== null) document.getElementById(buttonId(toFocus.current))?.focus();
    toFocus.current = null;
  });
  const show = (id: string | null): void => {
    setChosen(id);
    setAct(null);
    const address = id === null ? officePaths.queue(queue) : officePaths.queueItem(queue, id);
    window.history.replaceState(null, '', address);
  };
  const finish = (item: QueueItem): void => {
    const next = items[items.indexOf(item) + 1] ?? items[items.indexOf(item) - 1];
    setDone((before) => [...before, item._id]);
    show(null);
    if (next) setChosen(next._id);
    toFocus.current = next?._id ?? null;
  };
  const chooseAct = (at: number | null): void => {
    setAct(at);
    if (at === null && shown) toFocus.current = shown._id;
    else if (shown) setChosen(shown._id);
  };
  return { more, items, shown, isChosen: chosen !== null, act, show, finish, chooseAct };
};

interface QueueBoardProps extends View {
  first: Part<QueueItem>;
  sizes: readonly QueueSize[];
  /** What the address names. */
  wanted: string | null;
  mayAct: boolean;
}

const waitingIn = (sizes: readonly QueueSize[], queue: QueueName): number =>
  sizes.find((size) => size.queue === queue)?.waiting ?? 0;

/** A queue beside the one thing of it that is looked at; on a phone one after the other. Keys do all of it. */
export const QueueBoard = ({ first, sizes: before, wanted, mayAct, ...view }: QueueBoardProps) => {
  const router = useRouter();
  const { sizes, lessen } = useQueueSizes(before);
  const { queue, words } = view;
  const { queue: texts, more: moreText, moreFailed } = words.office;
  const { more, items, shown, isChosen, act, show, finish, chooseAct } = useBoard(queue, first, wanted);
  const hasFresh = waitingIn(sizes, queue) > items.length && !more.hasMore;
  return (
    <>
      <QueueTabs shown={queue} sizes={sizes} words={words.office} />
      {hasFresh && (
        <Button variant="outline" className="self-start" onClick={() => router.refresh()}>
          {texts.fresh}
        </Button>
      )}
      {!shown && <p className="rounded-card border border-line bg-card p-4 text-muted">{texts.empty}</p>}
      {shown && (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className={cn('flex min-w-0 flex-col gap-3', isChosen && 'max-lg:hidden')}>
            <p className="hidden text-sm text-muted lg:block">{texts.keys}</p>
            <Rows {...view} items={items} shown={shown} onShow={({ _id }) => show(_id)} onAct={chooseAct} />
            {more.hasMore && (
              <LoadMore
                state={more.state}
                words={{ more: moreText, moreFailed }}
                onMore={() => void more.loadMore()}
              />
            )}
          </div>
          <div className={cn('min-w-0', !isChosen && 'max-lg:hidden')}>
            <Detail
              key={shown._id}
              {...view}
              item={shown}
              mayAct={mayAct}
              chosenAct={act}
              onChooseAct={chooseAct}
              onBack={() => show(null)}
              onDone={() => {
                finish(shown);
                lessen(queue);
              }}
            />
          </div>
        </div>
      )}
    </>
  );
};

'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, type KeyboardEvent } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import { useFocusInPlace } from '#components/ui/focus-in-place.ts';
import { useQueueSizes } from '#lib/features/office/client/use-queue-sizes.ts';
import type { QueueItem, QueueName, QueueSize } from '#lib/features/office/contracts/office.ts';
import type { ListPage } from '#lib/platform/browser/use-more.ts';
import { QueueDetail } from './queue-detail.tsx';
import { headOf, lineOf, sinceOf, type BoardView } from './queue-item-texts.ts';
import { QueueTabs } from './queue-tabs.tsx';
import { buttonId, useBoard } from './use-board.ts';

interface RowsProps extends BoardView {
  items: readonly QueueItem[];
  shown: QueueItem;
  onShow(item: QueueItem): void;
  onAct(at: number): void;
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

type KeyLike = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

const Rows = ({ items, shown, onShow, onAct, ...view }: RowsProps) => {
  const onKeyDown = (event: KeyLike, item: QueueItem): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const next = items[items.indexOf(item) + (steps[key] ?? 0)];
    if (steps[key] !== undefined) event.preventDefault();
    if (steps[key] !== undefined && next) {
      document.getElementById(buttonId(next._id))?.focus();
      onShow(next);
    }
    // Keeps the pressed digit from being typed into the text field that opens next.
    if (/^[1-9]$/.test(key)) {
      event.preventDefault();
      onAct(Number(key) - 1);
    }
  };
  // Before the paint: a key pressed as soon as the rows show must work.
  useLayoutEffect(() => {
    // On arrival nothing has the focus, so the keys reach only the page.
    const onPageKey = (event: globalThis.KeyboardEvent): void => {
      if (event.target === document.body) onKeyDown(event, shown);
    };
    document.addEventListener('keydown', onPageKey);
    return () => document.removeEventListener('keydown', onPageKey);
  });
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
            {item.warning && (
              <Badge variant="warm" className="self-start">
                {view.words.codes.warnings[item.warning].mark}
              </Badge>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};

interface QueueBoardProps extends BoardView {
  first: ListPage<QueueItem>;
  sizes: readonly QueueSize[];
  /** The item named in the address. */
  initialId: string | null;
  mayAct: boolean;
}

const waitingIn = (sizes: readonly QueueSize[], queue: QueueName): number =>
  sizes.find((size) => size.queue === queue)?.waiting ?? 0;

/** A queue with the selected item beside it; on a phone, one after the other. Everything works by keyboard. */
export const QueueBoard = ({ first, sizes: before, initialId, mayAct, ...view }: QueueBoardProps) => {
  const router = useRouter();
  const { sizes, lessen } = useQueueSizes(before);
  const { queue, words } = view;
  const { queue: texts, more: moreText, moreFailed } = words.office;
  const { more, items, shown, isChosen, act, show, finish, chooseAct } = useBoard(queue, first, initialId);
  useFocusInPlace(isChosen && shown ? shown._id : null, 'waits-head', buttonId);
  const hasFresh = waitingIn(sizes, queue) > items.length && !more.hasMore;
  return (
    <>
      {/* On a phone the chosen item has the screen to itself. */}
      <div className={cn(isChosen && 'max-lg:hidden')}>
        <QueueTabs shown={queue} sizes={sizes} words={words.office} />
      </div>
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
            <QueueDetail
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

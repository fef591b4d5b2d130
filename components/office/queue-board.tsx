'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { cn } from '#components/ui/cn.ts';
import { useFocusInPlace } from '#components/ui/focus-in-place.ts';
import { notify } from '#components/ui/notify.ts';
import type { BatchResult } from '#lib/features/admin/contracts/ticket-batches.ts';
import type { Assignee } from '#lib/features/admin/contracts/ticket-desk.ts';
import { useQueueSizes } from '#lib/features/office/client/use-queue-sizes.ts';
import type { QueueItem, QueueName, QueueSize } from '#lib/features/office/contracts/office.ts';
import type { ListPage } from '#lib/platform/browser/use-more.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { BatchBar, SkippedNote, toSkipped, type Skipped } from './batch-bar.tsx';
import type { BatchDraft } from './batch-send.ts';
import { QueueDetail } from './queue-detail.tsx';
import { headOf, lineOf, sinceOf, type BoardView } from './queue-item-texts.ts';
import { QueueTabs } from './queue-tabs.tsx';
import { buttonId, useBoard, type Board } from './use-board.ts';
import { useSelection, type Selection } from './use-selection.ts';

interface RowsProps extends BoardView {
  items: readonly QueueItem[];
  shown: QueueItem;
  /** Null where nothing can be decided together. */
  selection: Selection | null;
  onShow(item: QueueItem): void;
  onAct(at: number, item: QueueItem): void;
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

type KeyLike = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

interface RowProps extends Pick<RowsProps, 'selection' | 'onShow'> {
  item: QueueItem;
  isShown: boolean;
  view: BoardView;
  onKey(event: KeyLike, item: QueueItem): void;
}

const Row = ({ item, isShown, selection, view, onShow, onKey }: RowProps) => {
  const { codes, batches } = view.words;
  const name = [item.number, headOf(item, view)].filter(Boolean).join(' · ');
  return (
    <li className="flex">
      {selection && (
        <Checkbox
          label={fill(batches.select, { name })}
          checked={selection.has(item)}
          onChange={() => selection.toggle(item)}
          onKeyDown={(event) => onKey(event, item)}
          className="relative w-12 shrink-0 justify-center [&>span:last-child]:sr-only"
        />
      )}
      <button
        id={buttonId(item._id)}
        type="button"
        aria-current={isShown ? 'true' : undefined}
        onClick={() => onShow(item)}
        onKeyDown={(event) => onKey(event, item)}
        className={cn(
          'flex min-h-14 w-full min-w-0 flex-col gap-0.5 px-4 py-2.5 text-left -outline-offset-3 hover:bg-chip lg:aria-[current]:bg-tint',
          // Not behind the bar of the selection.
          selection && 'scroll-mb-40 pl-1',
        )}
      >
        <span className="line-clamp-2 font-medium wrap-anywhere">{headOf(item, view)}</span>
        <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{lineOf(item, view)}</span>
        <span className="text-sm text-muted">{sinceOf(item, view)}</span>
        {item.warning && (
          <Badge variant="warm" className="self-start">
            {codes.warnings[item.warning].mark}
          </Badge>
        )}
      </button>
    </li>
  );
};

const Rows = ({ items, shown, selection, onShow, onAct, ...view }: RowsProps) => {
  const onKey = (event: KeyLike, item: QueueItem): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const next = items[items.indexOf(item) + (steps[key] ?? 0)];
    if (steps[key] !== undefined) event.preventDefault();
    if (steps[key] !== undefined && next) {
      if (event.shiftKey) selection?.add([item, next]);
      document.getElementById(buttonId(next._id))?.focus();
      onShow(next);
    }
    if (key.toLowerCase() === 'x') selection?.toggle(item);
    // Keeps the pressed digit from being typed into the text field that opens next.
    if (/^[1-9]$/.test(key)) {
      event.preventDefault();
      onAct(Number(key) - 1, item);
    }
  };
  // Before the paint: a key pressed as soon as the rows show must work.
  useLayoutEffect(() => {
    // On arrival nothing has the focus, so the keys reach only the page.
    const onPageKey = (event: globalThis.KeyboardEvent): void => {
      if (event.target === document.body) onKey(event, shown);
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
        <Row key={item._id} {...{ item, selection, view, onShow, onKey }} isShown={item === shown} />
      ))}
    </ul>
  );
};

interface ListColumnProps extends Omit<RowsProps, 'selection'> {
  board: Board;
  /** Who can get tickets; empty where nothing can be decided together. */
  admins: readonly Assignee[];
  lessen(count: number): void;
  onSkipped(skipped: Skipped | null): void;
}

const MoreItems = ({ more, words }: { more: Board['more']; words: BoardView['words'] }) => (
  <LoadMore
    state={more.state}
    words={{ more: words.office.more, moreFailed: words.office.moreFailed }}
    onMore={() => void more.loadMore()}
  />
);

/** The list of a queue, with what can be done with several items at once. */
const ListColumn = ({ board, admins, lessen, onSkipped, ...props }: ListColumnProps) => {
  const { items, shown, onShow: _onShow, onAct: _onAct, ...view } = props;
  const { office, batches } = view.words;
  const { more, finishAll, assign, readAgain } = board;
  const selection = useSelection(items);
  const isSelectable = admins.length > 0;
  // Its button goes with the selection.
  const clear = (): void => {
    selection.clear();
    document.getElementById(buttonId(shown._id))?.focus();
  };
  const onDone = (draft: BatchDraft, result: BatchResult): void => {
    const { locale } = view;
    const decided = result.done.map(({ _id }) => _id);
    const over = result.skipped.flatMap(({ _id, why }) =>
      why === 'ticket_closed' || why === 'not_found' ? [_id] : [],
    );
    const text = draft.kind === 'close' ? batches.closed : batches.assigned;
    const left = toSkipped(result, items, view);
    if (decided.length > 0)
      notify({ variant: 'success', title: plural({ locale, count: decided.length, text }) });
    if (draft.kind === 'assign') assign(decided, admins.find(({ _id }) => _id === draft.assigneeId) ?? null);
    const closed = draft.kind === 'close' ? decided : [];
    // A colleague who closed one has counted it down.
    lessen(closed.length);
    selection.clear();
    onSkipped(left);
    finishAll([...closed, ...over], left === null);
    const changed = items.filter(({ _id }) =>
      result.skipped.some((one) => one._id === _id && one.why === 'ticket_changed'),
    );
    // Otherwise they would be skipped again.
    if (changed.length > 0) void readAgain(changed);
  };
  return (
    <>
      <p className="hidden text-sm text-muted lg:block">
        {office.queue.keys} {isSelectable && batches.keys}
      </p>
      {isSelectable && items.length > 1 && (
        <Button variant="ghost" size="compact" className="self-start" onClick={() => selection.add(items)}>
          {batches.all}
        </Button>
      )}
      <Rows {...props} selection={isSelectable ? selection : null} />
      {more.hasMore && <MoreItems more={more} words={view.words} />}
      {/* Below the rows, which stay under the pointer when it comes. */}
      {selection.items.length > 0 && (
        <BatchBar {...view} {...{ selection, admins, onDone }} onClear={clear} />
      )}
    </>
  );
};

interface QueueBoardProps extends BoardView {
  first: ListPage<QueueItem>;
  sizes: readonly QueueSize[];
  /** The item named in the address. */
  initialId: string | null;
  mayAct: boolean;
  /** Who can get tickets; empty where nothing can be decided together. */
  admins: readonly Assignee[];
}

const waitingIn = (sizes: readonly QueueSize[], queue: QueueName): number =>
  sizes.find((size) => size.queue === queue)?.waiting ?? 0;

/** A queue with the selected item beside it; on a phone, one after the other. Everything works by keyboard. */
export const QueueBoard = ({ first, sizes: before, initialId, mayAct, admins, ...view }: QueueBoardProps) => {
  const router = useRouter();
  const { sizes, lessen } = useQueueSizes(before);
  const { queue, words } = view;
  const { queue: texts } = words.office;
  const board = useBoard(queue, first, initialId);
  const [skipped, setSkipped] = useState<Skipped | null>(null);
  const { more, items, shown, isChosen, act, show, finish, assign, readTicket, chooseAct } = board;
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
      {/* Also says so when nothing is left in the list. */}
      {skipped && <SkippedNote skipped={skipped} />}
      {!shown && more.hasMore && <MoreItems more={more} words={words} />}
      {!shown && !more.hasMore && (
        <p className="rounded-card border border-line bg-card p-4 text-muted">{texts.empty}</p>
      )}
      {shown && (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className={cn('flex min-w-0 flex-col gap-3', isChosen && 'max-lg:hidden')}>
            <ListColumn
              {...view}
              {...{ board, admins, items, shown }}
              lessen={(count) => lessen(queue, count)}
              onSkipped={setSkipped}
              onShow={({ _id }) => show(_id)}
              onAct={chooseAct}
            />
          </div>
          <div className={cn('min-w-0', !isChosen && 'max-lg:hidden')}>
            <QueueDetail
              key={shown._id}
              {...view}
              {...{ item: shown, mayAct }}
              chosenAct={act}
              onChooseAct={chooseAct}
              onAssigned={(assignee) => assign([shown._id], assignee)}
              onChanged={() => void readTicket(shown)}
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

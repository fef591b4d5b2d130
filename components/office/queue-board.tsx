'use client';

import { ArrowLeft } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import { useFocusInPlace } from '#components/ui/focus-in-place.ts';
import { useQueueSizes } from '#lib/features/office/client/use-queue-sizes.ts';
import type {
  OfficeBooking,
  QueueItem,
  QueueName,
  QueueSize,
} from '#lib/features/office/contracts/office.ts';
import { listOpenVerdicts } from '#lib/features/office/rules/open-verdicts.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { officeClaims } from '#lib/features/office/texts/office-claims.en.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { officeCodes } from '#lib/features/office/texts/office-codes.en.ts';
import type { officePauses } from '#lib/features/office/texts/office-pauses.en.ts';
import type { officeTickets } from '#lib/features/office/texts/office-tickets.en.ts';
import type { PaperRefusal } from '#lib/features/profiles/contracts/papers.ts';
import type { ListPage } from '#lib/platform/browser/use-more.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { Acts, type Act, type ActsWords } from './acts.tsx';
import { FetchedClaim } from './claim-file.tsx';
import { actsOn } from './queue-acts.ts';
import { Kept } from './evidence.tsx';
import { Papers } from './papers.tsx';
import { Links } from './queue-links.tsx';
import { isOwnPause, PauseOfAppeal, type Reader } from './pause-of-appeal.tsx';
import { Said } from './queue-said.tsx';
import { QueueTicket } from './queue-ticket.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { buttonId, useBoard } from './use-board.ts';

export interface BoardWords extends ActsWords {
  readonly office: typeof office;
  /** The texts of topic codes, such as a report's reason. */
  readonly topics: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<PaperRefusal, string>>;
  readonly codes: Pick<typeof officeCodes, 'verify' | 'warnings'>;
  readonly pauses: typeof officePauses;
  readonly claims: typeof officeClaims;
  readonly tickets: typeof officeTickets;
  readonly statuses: Readonly<Record<BookingStatus, string>>;
}

interface View {
  queue: QueueName;
  locale: Locale;
  words: BoardWords;
  reader: Reader;
}

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

const lineOf = (item: QueueItem, { queue, words: { office: texts, topics, claims } }: View): string => {
  if (isOfPerson(queue)) return [topics[item.topic] ?? item.topic, item.text].filter(Boolean).join(' · ');
  const lead = item.withLeadSince === null ? '' : claims.withLead;
  const assignee = item.ticket?.assignee?.name ?? '';
  return [item.person?.name ?? texts.queue.guest, item.number, lead, assignee].filter(Boolean).join(' · ');
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

/** The actions that the reader can take now; those on a claim depend on what was read about it. */
const openActs = (item: QueueItem, view: View, found: OfficeBooking | null): readonly Act[] => {
  const { queue, words, reader } = view;
  if (isOwnPause(item, view)) return [];
  const acts = actsOn(queue, item, words);
  if (queue !== 'claims') return acts;
  const verdicts: readonly string[] = found ? listOpenVerdicts(found, reader.isLead) : [];
  return acts.filter(({ key }) => verdicts.includes(key));
};

const Detail = ({ item, mayAct, chosenAct, onChooseAct, onBack, onDone, ...view }: DetailProps) => {
  const { queue, words } = view;
  const { queue: texts } = words.office;
  const [claim, setClaim] = useState<OfficeBooking | null>(null);
  const acts = mayAct ? openActs(item, view, claim) : [];
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
        {item.seen && queue !== 'papers' && (
          <Avatar name={item.seen.name} src={item.seen.profileImage} size="large" className="mb-2" />
        )}
        <h2 id="waits-head" tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
          {headOf(item, view)}
        </h2>
        <p className="text-sm text-muted">
          {[queue === 'papers' && lineOf(item, view), item.number, sinceOf(item, view), dueOf(item, view)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {item.warning && (
        <p role="note" className="rounded-control bg-tint-warm p-3">
          {words.codes.warnings[item.warning].hint}
        </p>
      )}
      {queue === 'papers' && mayAct && (
        <Papers
          papersId={item._id}
          profileImage={item.seen?.profileImage ?? null}
          words={words.office.papers}
        />
      )}
      {queue === 'overdue' && <p>{texts.overdue}</p>}
      {queue === 'returns' && <p>{words.pauses.returned}</p>}
      <PauseOfAppeal item={item} {...view} />
      <Said item={item} queue={queue} words={words} />
      <QueueTicket item={item} mayAct={mayAct} {...view} />
      <Kept item={item} mayOpen={mayAct} locale={view.locale} words={words} />
      {queue === 'claims' && (
        <FetchedClaim
          bookingId={item._id}
          onFound={setClaim}
          locale={view.locale}
          words={{ claims: words.claims, statuses: words.statuses, none: words.office.none }}
        />
      )}
      <Links item={item} words={words} />
      {acts.length > 0 && (
        <Acts acts={acts} words={words} chosen={chosenAct} hasKeys onChoose={onChooseAct} onDone={onDone} />
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
  useEffect(() => {
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

interface QueueBoardProps extends View {
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

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import { useKeptFocus } from '#components/ui/focus-in-place.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import type { BatchResult } from '#lib/features/admin/contracts/ticket-batches.ts';
import type { Assignee } from '#lib/features/admin/contracts/ticket-desk.ts';
import type { QueueItem } from '#lib/features/office/contracts/office.ts';
import { findBatchKinds, type BatchKind } from '#lib/features/office/rules/batch-kinds.ts';
import { MAX_TICKETS_TOGETHER } from '#lib/features/support/contracts/ticket-limits.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { useAct } from './acts.tsx';
import { BatchForm } from './batch-form.tsx';
import { countNotified, sendBatch, type BatchDraft } from './batch-send.ts';
import { headOf, type BoardView } from './queue-item-texts.ts';
import type { Selection } from './use-selection.ts';

interface ConfirmProps extends BoardView {
  draft: BatchDraft;
  items: readonly QueueItem[];
  admins: readonly Assignee[];
  isBusy: boolean;
  onSend(): void;
  onBack(): void;
}

/** Says what happens to how many tickets and people, with the words that they get. */
const BatchConfirm = ({ draft, items, admins, isBusy, onSend, onBack, ...view }: ConfirmProps) => {
  const { locale, reader } = view;
  const { batches } = view.words;
  const title = useRef<HTMLParagraphElement>(null);
  const { kind, text, assigneeId } = draft;
  const name = admins.find(({ _id }) => _id === assigneeId)?.name ?? '';
  const { people, hasGuests } = countNotified(draft, items, reader.userId);
  const what = plural({
    ...{ locale, count: items.length },
    text: kind === 'close' ? batches.closing : batches.assigning,
  });
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      <p ref={title} tabIndex={-1} className="font-medium outline-none">
        {fill(what, { name })}
      </p>
      <blockquote
        lang={guessLanguage(text)}
        className="rounded-control bg-chip p-3 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </blockquote>
      <p>
        {people === 0 ? batches.notifiedNone : plural({ locale, count: people, text: batches.notified })}
        {hasGuests && ` ${batches.guests}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-busy={isBusy} isHeld={isBusy} onClick={onSend}>
          {isBusy && <Spinner />}
          {kind === 'close' ? batches.closeConfirm : batches.assignConfirm}
        </Button>
        <Button variant="outline" isHeld={isBusy} onClick={onBack}>
          {batches.back}
        </Button>
      </div>
    </div>
  );
};

interface ButtonsProps extends BoardView {
  onChoose(kind: BatchKind): void;
  onClear(): void;
}

const BatchButtons = ({ queue, words: { batches }, onChoose, onClear }: ButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    {findBatchKinds(queue).map((kind) => (
      <Button key={kind} size="compact" variant="outline" onClick={() => onChoose(kind)}>
        {batches[kind]}
      </Button>
    ))}
    <Button size="compact" variant="ghost" onClick={onClear}>
      {batches.clear}
    </Button>
  </div>
);

const barClass = 'flex flex-col gap-3 rounded-card border border-brand bg-card p-4 shadow-soft';

// In view below a long list. A form is scrolled to by its focus, and may be higher than the screen.
const stickyClass =
  'sticky bottom-[calc(1rem+var(--nav-room,0px)+env(safe-area-inset-bottom))] z-5 short:static';

interface BatchBarProps extends BoardView {
  selection: Selection;
  admins: readonly Assignee[];
  onClear(): void;
  onDone(draft: BatchDraft, result: BatchResult): void;
}

/** How many tickets are selected, and what can be done with them together. */
export const BatchBar = ({ selection, admins, onClear, onDone, ...view }: BatchBarProps) => {
  const { locale, words } = view;
  const { batches } = words;
  const keyFor = useRequestKey();
  const { isBusy, run } = useAct(words.errors);
  const [draft, setDraft] = useState<BatchDraft | null>(null);
  const [isReady, setReady] = useState(false);
  const { items } = selection;
  const kept = useKeptFocus(draft ? `${draft.kind} ${isReady}` : 'none');
  const send = async (): Promise<void> => {
    if (!draft || isBusy) return;
    const results: BatchResult[] = [];
    await run(async () => results.push(await sendBatch(draft, items, keyFor)), null);
    for (const result of results) onDone(draft, result);
  };
  const cancel = (): void => setDraft(null);
  return (
    <section {...kept} aria-label={batches.label} className={cn(barClass, !draft && stickyClass)}>
      <p role="status" className="font-semibold">
        {plural({ locale, count: items.length, text: batches.selected })}
        {selection.isFull && ` · ${fill(batches.full, { count: MAX_TICKETS_TOGETHER })}`}
      </p>
      {!draft && (
        <BatchButtons
          {...view}
          onChoose={(kind) => {
            setDraft({ kind, text: '', assigneeId: '' });
            setReady(false);
          }}
          onClear={onClear}
        />
      )}
      {draft && !isReady && (
        <BatchForm
          {...view}
          draft={draft}
          admins={admins}
          onReady={(written) => {
            setDraft(written);
            setReady(true);
          }}
          onCancel={cancel}
        />
      )}
      {draft && isReady && (
        <BatchConfirm
          {...view}
          {...{ draft, items, admins, isBusy }}
          onSend={() => void send()}
          onBack={() => setReady(false)}
        />
      )}
    </section>
  );
};

/** Tickets that an act left as they were, by the name that the list gave them. */
export interface Skipped {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly why: string }[];
}

export const toSkipped = (
  { skipped }: BatchResult,
  items: readonly QueueItem[],
  view: BoardView,
): Skipped | null => {
  const { batches } = view.words;
  if (skipped.length === 0) return null;
  return {
    title: plural({ locale: view.locale, count: skipped.length, text: batches.skipped }),
    rows: skipped.map(({ _id, why }) => {
      const item = items.find((one) => one._id === _id);
      const name = item ? `${item.number} · ${headOf(item, view)}` : _id;
      return { id: _id, name, why: batches.why[why] };
    }),
  };
};

/** Lists the skipped tickets; each opens as it is now. */
export const SkippedNote = ({ skipped }: { skipped: Skipped }) => {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // After the list has moved the focus.
    const frame = requestAnimationFrame(() => title.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [skipped]);
  return (
    <div role="note" className="flex flex-col gap-2 rounded-control bg-tint-warm p-3">
      <p ref={title} tabIndex={-1} className="font-medium outline-none">
        {skipped.title}
      </p>
      <ul className="flex flex-col">
        {skipped.rows.map(({ id, name, why }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              href={officePaths.ticket(id)}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {name}
            </Link>{' '}
            {why}
          </li>
        ))}
      </ul>
    </div>
  );
};

'use client';

import { CalendarOff, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { LiveWaitingNote } from '#components/page/waiting-note-slot.tsx';
import { Section } from '#components/page/section.tsx';
import { useAction } from '#components/page/use-action.ts';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { RemovableRows } from '#components/ui/removable-rows.tsx';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import { toRanges, type DayRange } from '#lib/features/people/rules/days-off.ts';
import { DAYS_OFF_ITEM } from '#lib/features/profiles/client/day-off-item.ts';
import { sendDaysOff } from '#lib/features/profiles/client/day-off-writes.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { rangeText } from './day-texts.ts';
import type { DaysOffFormProps } from './days-off-form.tsx';

type DaysOffCardProps = Omit<DaysOffFormProps, 'onSaved' | 'onClose'> & {
  days: readonly string[];
};

const loadForm = () => import('./days-off-form.tsx').then(({ DaysOffForm }) => DaysOffForm);

const DayList = ({ days, locale, words }: Pick<DaysOffCardProps, 'days' | 'locale' | 'words'>) => {
  const router = useRouter();
  const { failedHint } = usePageWords();
  const { isBusy, run } = useAction({ failed: words.failed, failedHint });
  const isWaiting = useIsWaiting(DAYS_OFF_ITEM);
  const isHeld = isBusy || isWaiting;
  const giveBack = async (range: DayRange): Promise<void> => {
    const body = { ...range, isOff: false, bookingIds: [] };
    const act = fill(words.back, { days: rangeText(range, locale) });
    if (!(await sendOrWait(sendDaysOff(body, act)))) return;
    notify({ title: words.given, variant: 'success' });
    router.refresh();
  };
  return (
    <RemovableRows>
      {toRanges(days).map((range) => {
        const text = rangeText(range, locale);
        return (
          <li key={range.from} className="flex items-center gap-2 pl-4">
            <span className="min-w-0 flex-1 py-2 font-medium">{text}</span>
            <button
              type="button"
              aria-label={fill(words.back, { days: text })}
              aria-disabled={isHeld}
              onClick={() => !isHeld && void run(() => giveBack(range))}
              className="grid size-12 shrink-0 place-items-center rounded-control text-muted -outline-offset-3 hover:text-danger aria-disabled:opacity-60"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        );
      })}
    </RemovableRows>
  );
};

/** Shows a worker's days off, with editing. */
export const DaysOffCard = ({ days, ...props }: DaysOffCardProps) => {
  const { locale, words } = props;
  const router = useRouter();
  const pageWords = usePageWords();
  const { Part: Form, fetchPart } = useFetchedPart(loadForm);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const open = async (): Promise<void> => setOpen(await fetchPart());
  const finish = (isSent: boolean): void => {
    close();
    if (!isSent) return;
    notify({ title: words.done, variant: 'success' });
    afterSheets(() => router.refresh());
  };
  return (
    <Section title={words.title}>
      <p className="text-sm text-muted">{words.hint}</p>
      <LiveWaitingNote item={DAYS_OFF_ITEM} />
      {days.length > 0 && <DayList days={days} locale={locale} words={words} />}
      <Button variant="outline" size="block" onPointerEnter={preloadSheet} onClick={() => void open()}>
        <CalendarOff aria-hidden className="size-4" />
        {words.take}
      </Button>
      <Sheet isOpen={isOpen} onClose={close} title={words.take} words={pageWords}>
        {Form && <Form {...props} onSaved={finish} onClose={close} />}
      </Sheet>
    </Section>
  );
};

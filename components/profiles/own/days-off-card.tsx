'use client';

import { CalendarOff, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Section } from '#components/page/section.tsx';
import { useAction } from '#components/page/use-action.ts';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import { toRanges, type DayRange } from '#lib/features/people/rules/days-off.ts';
import { setDaysOffCall } from '#lib/features/profiles/contracts/profiles.calls.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import type { DaysOffFormProps } from './days-off-form.tsx';

type DaysOffCardProps = Omit<DaysOffFormProps, 'onSaved' | 'onClose'> & {
  /** From today on, in order. */
  days: readonly string[];
};

const loadForm = () => import('./days-off-form.tsx').then(({ DaysOffForm }) => DaysOffForm);

const dayText = (locale: Locale, localDate: string): string =>
  formatDay(locale, instantInIndia({ localDate, minutes: 720 }));

const rangeText = ({ from, to }: DayRange, locale: Locale): string =>
  from === to ? dayText(locale, from) : `${dayText(locale, from)} – ${dayText(locale, to)}`;

const DayList = ({ days, locale, words }: Pick<DaysOffCardProps, 'days' | 'locale' | 'words'>) => {
  const router = useRouter();
  const { failedHint } = usePageWords();
  const { isBusy, run } = useAction({ failed: words.failed, failedHint });
  const giveBack = async (range: DayRange): Promise<void> => {
    await api(setDaysOffCall, { body: { ...range, isOff: false } });
    notify({ title: words.given, variant: 'success' });
    router.refresh();
  };
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {toRanges(days).map((range) => {
        const text = rangeText(range, locale);
        return (
          <li key={range.from} className="flex items-center gap-2 pl-4">
            <span className="min-w-0 flex-1 py-2 font-medium">{text}</span>
            <button
              type="button"
              aria-label={fill(words.back, { days: text })}
              disabled={isBusy}
              onClick={() => void run(() => giveBack(range))}
              className="grid size-12 shrink-0 place-items-center rounded-control text-muted hover:text-danger disabled:opacity-60"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** The days on which a worker does not work this once: to be read, taken and given back. */
export const DaysOffCard = ({ days, ...props }: DaysOffCardProps) => {
  const { locale, words } = props;
  const router = useRouter();
  const pageWords = usePageWords();
  const { Part: Form, fetchPart } = useFetchedPart(loadForm);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const open = async (): Promise<void> => setOpen(await fetchPart());
  const finish = (): void => {
    close();
    notify({ title: words.done, variant: 'success' });
    afterSheets(() => router.refresh());
  };
  return (
    <Section title={words.title}>
      <p className="text-sm text-muted">{words.hint}</p>
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

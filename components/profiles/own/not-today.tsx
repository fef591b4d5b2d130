'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LiveWaitingNote } from '#components/page/waiting-note-slot.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { useAction } from '#components/page/use-action.ts';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { Switch } from '#components/ui/switch.tsx';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { DAYS_OFF_ITEM } from '#lib/features/profiles/client/day-off-item.ts';
import { sendDaysOff } from '#lib/features/profiles/client/day-off-writes.ts';
import { dayText } from './day-texts.ts';
import type { daysOff } from '#lib/features/profiles/texts/profiles.en.ts';

interface NotTodayProps {
  today: string;
  isOff: boolean;
  locale: Locale;
  words: typeof daysOff;
}

const readBookedIds = async (error: unknown): Promise<string[] | null> => {
  if (!(error instanceof ApiError) || error.code !== 'day_off_booked') return null;
  const { bookedDetail } = await import('#lib/features/profiles/contracts/days-off.ts');
  return bookedDetail.safeParse(error.data).data?.bookings.map(({ _id }) => _id) ?? null;
};

/** Takes today off with one switch. Bookings of today stay, so it asks first if there are any. */
export const NotToday = ({ today, isOff, locale, words }: NotTodayProps) => {
  const router = useRouter();
  const pageWords = usePageWords();
  const [isOn, setOn] = useState(isOff);
  const [known, setKnown] = useState(isOff);
  // The page was read again, such as after a change that had to wait.
  if (known !== isOff) {
    setKnown(isOff);
    setOn(isOff);
  }
  const [booked, setBooked] = useState<string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const isWaiting = useIsWaiting(DAYS_OFF_ITEM);
  const { isBusy, run } = useAction({ failed: words.failed, failedHint: pageWords.failedHint });
  const save = async (isWanted: boolean, bookingIds: string[]): Promise<void> => {
    const act = isWanted ? words.today : fill(words.back, { days: dayText(locale, today) });
    const body = { from: today, to: today, isOff: isWanted, bookingIds };
    const reply = await sendOrWait(sendDaysOff(body, act));
    setAsking(false);
    if (!reply) return;
    setOn(isWanted);
    notify({ title: isWanted ? words.done : words.given, variant: 'success' });
    afterSheets(() => router.refresh());
  };
  const choose = (isWanted: boolean): Promise<boolean> =>
    run(async () => {
      try {
        await save(isWanted, []);
      } catch (error) {
        const ids = await readBookedIds(error);
        if (!ids) throw error;
        setBooked(ids);
        setAsking(true);
      }
    });
  return (
    <>
      <Switch
        label={words.today}
        hint={words.todayHint}
        isOn={isOn}
        isHeld={isBusy || isWaiting}
        onSwitch={(isWanted) => void choose(isWanted)}
      />
      <LiveWaitingNote item={DAYS_OFF_ITEM} />
      <ConfirmSheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={plural({ locale, count: booked.length, text: words.bookedTitle })}
        description={words.bookedHint}
        confirm={words.keep}
        keep={words.notYet}
        isBusy={isBusy}
        isHarmless
        onConfirm={() => void run(() => save(true, booked))}
        words={pageWords}
      />
    </>
  );
};

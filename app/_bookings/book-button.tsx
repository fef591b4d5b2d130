'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { BookingFormSkeleton } from '#components/bookings/booking-form-skeleton.tsx';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button, type ButtonProps } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { usePreload } from '#components/ui/use-preload.ts';
import { whenIdle } from '#components/ui/when-idle.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { proposePush } from '#lib/platform/browser/push-moment.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { bookingForm } from '#lib/features/bookings/texts/bookings.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

export type BookWords = Pick<typeof bookingForm, 'title' | 'failedToOpen' | 'booked' | 'bookedText'>;

interface BookButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className' | 'aria-label'> {
  worker: { readonly _id: string; readonly name: string };
  /** What is booked; the form asks when it is not said. */
  serviceId?: string;
  words: BookWords;
  children: string;
}

/** What follows a request: the word that it went out, and the list with it. */
export const useBooked = ({ words, onClose }: Pick<BookButtonProps, 'words'> & { onClose(): void }) => {
  const router = useRouter();
  const { locale } = usePageWords();
  return ({ serviceName, serviceTitles, startsAt, timeSlot }: BookingView): void => {
    const service = nameIn(locale, { name: serviceName, names: serviceTitles });
    const params = { service, day: formatDay(locale, new Date(startsAt)), time: timeSlot.label };
    notify({ title: words.booked, description: fill(words.bookedText, params), variant: 'success' });
    onClose();
    afterSheets(() => router.push(accountPaths.bookings));
    proposePush('answer');
  };
};

/** Whether the address says that a booking of this worker was begun, as by a guest before signing in; it says so once. */
const takeBegun = (workerId: string): boolean => {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  if (params.get('book') !== workerId) return false;
  params.delete('book');
  window.history.replaceState(
    window.history.state,
    '',
    [pathname, params.toString()].filter(Boolean).join('?') + hash,
  );
  return true;
};

const loadForm = () => import('./open-booking.tsx');

/** Started by the tap, a slow phone would first read all this code and then answer. */
const preload = (): void => {
  preloadSheet();
  loadForm().catch(() => undefined);
};

/** Opens the form in which a customer asks a worker for a time. */
export const BookButton = ({ worker, serviceId, words, children, ...look }: BookButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  // Another one than at first, where that one does not come.
  const [asked, setAsked] = useState(worker);
  const { locale } = usePageWords();
  usePreload(preload);
  const onClose = (): void => setOpen(false);
  const onBooked = useBooked({ words, onClose });
  const load = async () => {
    const { openBooking } = await loadForm();
    return openBooking({ worker: asked, serviceId, locale, onBooked, onAsk: setAsked });
  };
  const open = (): void => {
    setAsked(worker);
    setOpen(true);
  };
  const openBegun = useEffectEvent(() => {
    if (takeBegun(worker._id)) open();
  });
  // The page is drawn first; the form comes over it.
  useEffect(() => whenIdle(openBegun), []);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onPointerEnter={preloadSheet} onClick={open}>
        {children}
      </Button>
      <LazySheet
        isOpen={isOpen}
        onClose={onClose}
        title={fill(words.title, { name: asked.name })}
        about={asked._id}
        load={load}
        failed={words.failedToOpen}
        skeleton={<BookingFormSkeleton />}
      />
    </>
  );
};

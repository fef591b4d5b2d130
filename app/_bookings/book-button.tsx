'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { bookedToast } from '#components/bookings/booked-toast.ts';
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
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { bookingForm } from '#lib/features/bookings/texts/bookings.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

export type BookWords = Pick<typeof bookingForm, 'title' | 'failedToOpen' | 'booked' | 'bookedText'>;

interface BookButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className' | 'aria-label'> {
  worker: { readonly _id: string; readonly name: string };
  /** The service to preselect; without it the form asks. */
  serviceId?: string;
  words: BookWords;
  children: string;
}

export const useBooked = ({ words, onClose }: Pick<BookButtonProps, 'words'> & { onClose(): void }) => {
  const router = useRouter();
  const { locale, range } = usePageWords();
  return (booking: BookingView): void => {
    notify({ ...bookedToast(booking, { ...words, range }, locale), isLeaving: true });
    onClose();
    afterSheets(() => router.push(accountPaths.sentRequest(booking._id)));
  };
};

/** Returns true once if the URL says that a booking was started, for example by a guest who then signed in. */
const consumeBegunMarker = (workerId: string): boolean => {
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

/** Preloads the code, so that slow phones answer the tap at once. */
const preload = (): void => {
  preloadSheet();
  loadForm().catch(() => undefined);
};

/** Opens the form that requests a booking from a worker. */
export const BookButton = ({ worker, serviceId, words, children, ...look }: BookButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  // Another worker once the customer switches, for example when the first one doesn't come to the address.
  const [requested, setRequested] = useState(worker);
  const { locale } = usePageWords();
  usePreload(preload);
  const onClose = (): void => setOpen(false);
  const onBooked = useBooked({ words, onClose });
  const load = async () => {
    const { openBooking } = await loadForm();
    return openBooking({
      worker: requested,
      serviceId,
      locale,
      onBooked,
      onWait: onClose,
      onAsk: setRequested,
    });
  };
  const open = (): void => {
    setRequested(worker);
    setOpen(true);
  };
  const openBegun = useEffectEvent(() => {
    if (consumeBegunMarker(worker._id)) open();
  });
  // Wait until the page is drawn before opening the form over it.
  useEffect(() => whenIdle(openBegun), []);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onPointerEnter={preloadSheet} onClick={open}>
        {children}
      </Button>
      <LazySheet
        isOpen={isOpen}
        onClose={onClose}
        title={fill(words.title, { name: requested.name })}
        about={requested._id}
        load={load}
        failed={words.failedToOpen}
        skeleton={<BookingFormSkeleton />}
      />
    </>
  );
};

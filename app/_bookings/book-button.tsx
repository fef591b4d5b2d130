'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { BookingFormSkeleton } from '#components/bookings/booking-form-skeleton.tsx';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button, type ButtonProps } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { proposePush } from '#lib/platform/browser/push-moment.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { bookingForm } from '#lib/features/bookings/texts/bookings.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface BookButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className' | 'aria-label'> {
  worker: { readonly _id: string; readonly name: string };
  /** What is booked; the form asks when it is not said. */
  serviceId?: string;
  words: Pick<typeof bookingForm, 'title' | 'failedToOpen' | 'booked' | 'bookedText'>;
  children: string;
}

const useBooked = ({ words, onClose }: Pick<BookButtonProps, 'words'> & { onClose(): void }) => {
  const router = useRouter();
  const { locale } = usePageWords();
  return ({ serviceName, serviceTitles, startsAt, timeSlot }: BookingView): void => {
    const service = nameIn(locale, { name: serviceName, names: serviceTitles });
    const params = { service, day: formatDay(locale, new Date(startsAt)), time: timeSlot.label };
    notify({ title: words.booked, description: fill(words.bookedText, params), variant: 'success' });
    onClose();
    afterSheets(() => router.push(accountPaths.bookings));
    proposePush();
  };
};

/** Opens the form in which a customer asks a worker for a time. */
export const BookButton = ({ worker, serviceId, words, children, ...look }: BookButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const { locale } = usePageWords();
  const onClose = (): void => setOpen(false);
  const onBooked = useBooked({ words, onClose });
  const load = async () => {
    const { openBooking } = await import('./open-booking.tsx');
    return openBooking({ worker, serviceId, locale, onBooked });
  };
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onPointerEnter={preloadSheet} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <LazySheet
        isOpen={isOpen}
        onClose={onClose}
        title={fill(words.title, { name: worker.name })}
        load={load}
        failed={words.failedToOpen}
        skeleton={<BookingFormSkeleton />}
      />
    </>
  );
};

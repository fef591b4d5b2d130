'use client';

import { useState } from 'react';
import { BookingFormSkeleton } from '#components/bookings/booking-form-skeleton.tsx';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button, type ButtonProps } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import type { BookingView, OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import type { bookingForm } from '#lib/features/bookings/texts/bookings.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { useBooked, type BookWords } from './book-button.tsx';

export type AskOtherWords = BookWords & Pick<typeof bookingForm, 'askOther' | 'noOthers' | 'noOthersHint'>;

interface AskOtherButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  booking: BookingView;
  words: AskOtherWords;
}

/**
 * Opens the booking form of another worker who is free at the same time, prefilled with the same details. If there
 * are several, the customer picks one first.
 */
export const AskOtherButton = ({ booking, words, ...look }: AskOtherButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState<Pick<OtherWorker, '_id' | 'name'> | null>(null);
  const { locale } = usePageWords();
  const onClose = (): void => {
    setOpen(false);
    setSelected(null);
  };
  const onBooked = useBooked({ words, onClose });
  const find = async () => {
    const { openOthers } = await import('./open-others.tsx');
    const others = await openOthers({ booking, locale, onAsk: setSelected });
    if (others !== null) return others;
    onClose();
    notify({ title: words.noOthers, description: words.noOthersHint });
    return null;
  };
  const load = async () => {
    if (selected === null) return find();
    const { openBooking } = await import('./open-booking.tsx');
    const { _id: insteadOf, serviceId } = booking;
    const request = { worker: selected, serviceId, insteadOf, locale };
    return openBooking({ ...request, onBooked, onWait: onClose, onAsk: setSelected });
  };
  return (
    <>
      <Button
        {...look}
        // A suggested time comes first.
        variant={booking.proposal ? 'outline' : 'primary'}
        aria-haspopup="dialog"
        onPointerEnter={preloadSheet}
        onClick={() => setOpen(true)}
      >
        {words.askOther}
      </Button>
      <LazySheet
        isOpen={isOpen}
        onClose={onClose}
        title={selected ? fill(words.title, { name: selected.name }) : words.askOther}
        about={selected?._id ?? ''}
        load={load}
        failed={words.failedToOpen}
        skeleton={<BookingFormSkeleton />}
      />
    </>
  );
};

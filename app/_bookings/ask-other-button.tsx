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

interface AskOtherButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  booking: BookingView;
  words: AskOtherWords;
}

/** Opens the booking form of somebody else who comes and is free at the same time, filled in as before; of several, one is chosen first. */
export const AskOtherButton = ({ booking, words, ...look }: AskOtherButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Pick<OtherWorker, '_id' | 'name'> | null>(null);
  const { locale } = usePageWords();
  const onClose = (): void => {
    setOpen(false);
    setAsked(null);
  };
  const onBooked = useBooked({ words, onClose });
  const find = async () => {
    const { openOthers } = await import('./open-others.tsx');
    // With somebody to ask, the sheet asks for their form.
    const others = await openOthers({ booking, locale, onAsk: setAsked });
    if (others !== null) return others;
    onClose();
    notify({ title: words.noOthers, description: words.noOthersHint });
    return null;
  };
  const load = async () => {
    if (asked === null) return find();
    const { openBooking } = await import('./open-booking.tsx');
    const { _id: insteadOf, serviceId } = booking;
    return openBooking({ worker: asked, serviceId, insteadOf, locale, onBooked, onAsk: setAsked });
  };
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onPointerEnter={preloadSheet} onClick={() => setOpen(true)}>
        {words.askOther}
      </Button>
      <LazySheet
        isOpen={isOpen}
        onClose={onClose}
        title={asked ? fill(words.title, { name: asked.name }) : words.askOther}
        about={asked?._id ?? ''}
        load={load}
        failed={words.failedToOpen}
        skeleton={<BookingFormSkeleton />}
      />
    </>
  );
};

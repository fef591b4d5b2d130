'use client';

import { useDeferredValue, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FormError } from '#components/form/form-error.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import type { FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';
import { AddressPart } from './address-part.tsx';
import { keepDraft } from './booking-draft.ts';
import type { BookingFormProps } from './booking-form.tsx';
import { ServiceFields } from './service-fields.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { TotalLine } from './total-line.tsx';
import { useChosenDay } from './use-chosen-day.ts';
import { WhenFields } from './when-fields.tsx';

const MOST_LETTERS = 500;

interface BookingFieldsProps extends BookingFormProps {
  /** The next free times, when the chosen one was taken a moment ago. */
  nextSlots: readonly FreeSlot[] | null;
  onMoved(): void;
}

/** Keeps what is filled in, after what was chosen is drawn. */
const DraftKeeper = ({ worker, defaults }: Pick<BookingFormProps, 'worker' | 'defaults'>) => {
  const values = useDeferredValue(useWatch());
  const workerId = worker._id;
  const untouched = JSON.stringify(defaults);
  useEffect(() => {
    if (JSON.stringify(values) !== untouched) keepDraft({ workerId, values });
  }, [workerId, values, untouched]);
  return null;
};

/** The questions of a booking, and what it will cost. */
export const BookingFields = (props: BookingFieldsProps) => {
  const { worker, first, at, address, words, nextSlots, onMoved } = props;
  const day = useChosenDay({ workerId: worker._id, first, nextSlots });
  return (
    <>
      <DraftKeeper {...props} />
      <ServiceFields {...props} />
      {nextSlots && <TakenNotice nextSlots={nextSlots} at={at} words={words} onMoved={onMoved} />}
      <WhenFields day={day} at={at} words={words} />
      <AddressPart words={words}>{address}</AddressPart>
      <TextareaField
        name="instructions"
        label={words.instructions}
        hint={words.instructionsHint}
        most={MOST_LETTERS}
      />
      <FormError />
      <div className="sticky bottom-0 z-5 -mx-4 -mb-4 flex flex-col gap-3 border-t border-line bg-card px-4 pt-3 pb-4">
        <TotalLine slots={day.slots} words={words} />
        <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
      </div>
    </>
  );
};

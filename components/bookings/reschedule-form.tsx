'use client';

import type { FieldValues } from 'react-hook-form';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { rescheduleBookingCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { RescheduleBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { toScheduledAt } from './chosen-time.ts';
import { TakenNotice } from './taken-notice.tsx';
import { useChosenDay } from './use-day-slots.ts';
import { useTaken } from './use-taken.ts';
import { WhenFields } from './when-fields.tsx';

export interface RescheduleFormProps {
  booking: { readonly _id: string; readonly workerId: string };
  /** The day that is chosen at first. */
  openOn: string;
  at: Date;
  /** Says what will happen. */
  hint: string;
  submit: string;
  busy: string;
  failed: string;
  words: BookingFormWords;
  onMoved(booking: BookingView): void;
}

const loadSchema = () =>
  import('#lib/features/bookings/contracts/bookings.ts').then(({ rescheduleBody }) => rescheduleBody);

type FieldsProps = RescheduleFormProps & Pick<ReturnType<typeof useTaken>, 'offer' | 'forget'>;

const Fields = (props: FieldsProps) => {
  const { booking, at, words, submit, busy, offer, forget } = props;
  const { nextSlots } = offer;
  const { _id: bookingId, workerId } = booking;
  const day = useChosenDay({ workerId, bookingId, offer });
  return (
    <>
      {nextSlots && <TakenNotice nextSlots={nextSlots} at={at} words={words} onMoved={forget} />}
      <WhenFields day={day} at={at} words={words} hasPrices={false} />
      <FormError />
      <div className="sticky bottom-0 z-5 -mx-4 -mb-4 border-t border-line bg-card px-4 pt-3 pb-4">
        <SubmitButton busy={busy}>{submit}</SubmitButton>
      </div>
    </>
  );
};

/** Asks for another day or time of a booking; its price stays as it was agreed. */
export const RescheduleForm = (props: RescheduleFormProps) => {
  const { booking, openOn, hint, failed, onMoved } = props;
  const { offer, sendOrOffer, forget } = useTaken();
  const defaults: FieldValues = { scheduledAt: toScheduledAt(openOn), timeSlot: undefined };
  const send = (body: RescheduleBody) =>
    sendOrOffer(async () => {
      const { data } = await api(rescheduleBookingCall, { params: { id: booking._id }, body });
      onMoved(data);
    });
  return (
    <Form schema={loadSchema} defaults={defaults} onSend={send} failure={failed}>
      <p className="text-muted">{hint}</p>
      <Fields {...props} offer={offer} forget={forget} />
    </Form>
  );
};

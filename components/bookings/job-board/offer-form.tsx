'use client';

import type { FieldValues } from 'react-hook-form';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { BookingFormWords } from '#components/bookings/booking-form-words.ts';
import { toScheduledAt, toStartsAt } from '#components/bookings/chosen-time.ts';
import { TakenNotice } from '#components/bookings/taken-notice.tsx';
import { useChosenDay } from '#components/bookings/use-day-slots.ts';
import { useBookingConflict } from '#components/bookings/use-taken.ts';
import { WhenFields } from '#components/bookings/when-fields.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { sendSuggestedTime } from '#lib/features/bookings/client/booking-writes.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { RescheduleBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { suggestedTimes } from '#lib/features/bookings/texts/suggested-times.en.ts';

export interface OfferFormProps {
  bookingId: string;
  workerId: string;
  /** The day that is selected first. */
  openOn: string;
  at: Date;
  hint: string;
  suggestedTimes: (typeof suggestedTimes)['worker'];
  words: BookingFormWords;
  /** The customer's name. */
  name: string;
  /** Null: the suggestion waits for the network. */
  onOffered(booking: BookingView | null): void;
}

const loadSchema = () =>
  import('#lib/features/bookings/contracts/bookings.ts').then(({ rescheduleBody }) => rescheduleBody);

const Fields = (props: OfferFormProps & Pick<ReturnType<typeof useBookingConflict>, 'offer' | 'forget'>) => {
  const { bookingId, workerId, at, words, suggestedTimes, offer, forget } = props;
  const day = useChosenDay({ workerId, bookingId, offer });
  return (
    <>
      {offer.nextSlots && <TakenNotice nextSlots={offer.nextSlots} at={at} words={words} onMoved={forget} />}
      <WhenFields day={day} at={at} words={words} hasPrices={false} />
      <FormError />
      <div className="sticky bottom-0 z-5 -mx-4 -mb-4 border-t border-line bg-card px-4 pt-3 pb-4 short:static">
        <SubmitButton busy={suggestedTimes.busy}>{suggestedTimes.send}</SubmitButton>
      </div>
    </>
  );
};

/** The worker picks one of her free times to suggest. */
export const OfferForm = (props: OfferFormProps) => {
  const { bookingId, name, openOn, hint, suggestedTimes, onOffered } = props;
  const { offer, sendOrOffer, forget } = useBookingConflict();
  const defaults: FieldValues = { scheduledAt: toScheduledAt(openOn), timeSlot: undefined };
  const send = (body: RescheduleBody) =>
    sendOrOffer(async () => {
      const subject = { act: suggestedTimes.send, title: name, at: toStartsAt(body) };
      const reply = await sendOrWait(sendSuggestedTime(body, { bookingId, subject }));
      onOffered(reply && reply.data);
    });
  return (
    <Form schema={loadSchema} defaults={defaults} onSend={send} failure={suggestedTimes.failed}>
      <p className="text-muted">{hint}</p>
      <Fields {...props} offer={offer} forget={forget} />
    </Form>
  );
};

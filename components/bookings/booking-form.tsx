'use client';

import type { FieldErrors } from 'react-hook-form';
import { useFormWords } from '#components/form/form-words.tsx';
import { Form } from '#components/form/form.tsx';
import { toFailureText } from '#components/form/to-text.ts';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { notify } from '#components/ui/notify.ts';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import type { BookingInput } from '#lib/features/bookings/contracts/bookings.ts';
import { BookingFields } from './booking-fields.tsx';
import type { BookingFormWords } from './booking-form-words.ts';
import { sendBooking } from './send-booking.ts';
import { useTaken } from './use-taken.ts';
import type { BookingFormProps } from './booking-fields.tsx';

const loadSchema = () =>
  import('#lib/features/bookings/contracts/bookings.ts').then(({ bookingBody }) => bookingBody);

const useTell = (words: BookingFormWords) => {
  const formWords = useFormWords();
  return (error: unknown): void => {
    const text = toFailureText(formWords, error);
    if (error instanceof ApiError)
      return notify({ title: text, description: words.failed, variant: 'destructive' });
    const description = error instanceof NetworkError ? text : words.unexpected;
    notify({ title: words.error, description, variant: 'destructive' });
  };
};

const useBook = ({ services, words, onBooked }: BookingFormProps) => {
  const { offer, sendOrOffer, forget } = useTaken();
  const tell = useTell(words);
  const book = async (body: BookingInput): Promise<Outcome> => {
    const serviceName = services.find(({ _id }) => _id === body.serviceId)?.title;
    try {
      return await sendOrOffer(async () => onBooked(await sendBooking({ ...body, serviceName })));
    } catch (error) {
      tell(error);
      throw error;
    }
  };
  const complain = ({ timeSlot }: FieldErrors): void => {
    if (timeSlot) notify({ title: words.slotMissing, variant: 'destructive' });
  };
  return { offer, forget, book, complain };
};

/** Asks a worker for a time: what, when, where, and what they should know. */
export const BookingForm = (props: BookingFormProps) => {
  const { worker, insteadOf, defaults, words } = props;
  const { offer, forget, book, complain } = useBook(props);
  return (
    <Form
      schema={loadSchema}
      fixed={{ workerId: worker._id, ...(insteadOf && { insteadOf }) }}
      defaults={defaults}
      onSend={book}
      onRefuse={complain}
      failure={words.failed}
    >
      <BookingFields {...props} offer={offer} onMoved={forget} />
    </Form>
  );
};

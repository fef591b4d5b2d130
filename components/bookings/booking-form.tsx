'use client';

import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useFormWords } from '#components/form/form-words.tsx';
import { Form } from '#components/form/form.tsx';
import { toFailureText } from '#components/form/to-text.ts';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { notify } from '#components/ui/notify.ts';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingInput, DayOfSlots } from '#lib/features/bookings/contracts/bookings.ts';
import { BookingFields } from './booking-fields.tsx';
import type { BookingFormWords } from './booking-form-words.ts';
import { sendBooking } from './send-booking.ts';
import { useTaken } from './use-taken.ts';

/** A service of the worker's, by its name in the reader's language and by the one that is booked. */
export interface BookableService {
  readonly _id: string;
  readonly name: string;
  readonly title: string;
  readonly picture: string;
}

export interface BookingFormProps {
  worker: { readonly _id: string; readonly name: string };
  services: readonly BookableService[];
  /** What the form holds at first. */
  defaults: FieldValues;
  /** The times of the day that it holds. */
  first: DayOfSlots;
  /** When it was opened. */
  at: Date;
  /** The fields of an address. */
  address: ReactNode;
  words: BookingFormWords;
  onBooked(booking: BookingView): void;
}

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
  const { nextSlots, sendOrOffer, forget } = useTaken();
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
  return { nextSlots, forget, book, complain };
};

/** Asks a worker for a time: what, when, where, and what they should know. */
export const BookingForm = (props: BookingFormProps) => {
  const { worker, defaults, words } = props;
  const { nextSlots, forget, book, complain } = useBook(props);
  return (
    <Form
      schema={loadSchema}
      fixed={{ workerId: worker._id }}
      defaults={defaults}
      onSend={book}
      onRefuse={complain}
      failure={words.failed}
    >
      <BookingFields {...props} nextSlots={nextSlots} onMoved={forget} />
    </Form>
  );
};

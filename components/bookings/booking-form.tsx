'use client';

import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useFormWords } from '#components/form/form-words.tsx';
import { Form } from '#components/form/form.tsx';
import { toFailureText } from '#components/form/to-text.ts';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { notify } from '#components/ui/notify.ts';
import { tellWaiting } from '#components/page/tell-waiting.ts';
import { WaitingNote } from '#components/page/waiting-note-slot.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import { canSendSms } from '#lib/platform/browser/can-send-sms.ts';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import { toRequestItem } from '#lib/features/bookings/client/booking-item.ts';
import { findArrived } from '#lib/features/bookings/client/find-arrived.ts';
import type { BookingInput } from '#lib/features/bookings/contracts/bookings.ts';
import { BookingFields, type BookingFormProps } from './booking-fields.tsx';
import type { BookingFormWords } from './booking-form-words.ts';
import { saveBookedAddress } from './save-address.ts';
import { useBookingConflict } from './use-taken.ts';
import { sendWrite } from '#lib/platform/browser/writes/send-write.ts';
import type { WriteSubject } from '#lib/platform/browser/writes/waiting-write.ts';
import { WriteWaits } from '#lib/platform/browser/writes/write-waits.ts';
import { toStartsAt } from './chosen-time.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { forgetDraft, keepDraft, readDraft, type SentRequest } from './booking-draft.ts';

const isSame = (one: BookingInput, other: BookingInput): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sends a request, or leaves it to the queue, which repeats it under the same key. */
const post = async (request: SentRequest, subject: WriteSubject): Promise<BookingView> => {
  const { body, key } = request;
  const { workerId } = body;
  keepDraft({ workerId, sent: request });
  const reread = async () => {
    // It did arrive, and may have been rejected or cancelled since.
    const arrived = await findArrived(body, 0);
    if (arrived) return { data: arrived };
    throw new NetworkError(null);
  };
  const context = { item: toRequestItem(workerId), subject, key, reread };
  try {
    const { data } = await sendWrite('POST /bookings', { body }, context);
    forgetDraft();
    return data;
  } catch (error) {
    // From now on the queue sends it. A refusal is an answer: nothing was booked.
    const isOver = error instanceof WriteWaits || (error instanceof ApiError && error.status < 500);
    if (isOver) keepDraft({ workerId, sent: null });
    throw error;
  }
};

/**
 * Sends a request exactly once over an unreliable network. The same form reuses its idempotency key; a changed form
 * is sent only after checking that the previous request didn't arrive.
 */
const sendBooking = async (body: BookingInput, subject: WriteSubject): Promise<BookingView> => {
  const { workerId } = body;
  const before = readDraft(workerId)?.sent ?? null;
  if (before && isSame(before.body, body)) return post(before, subject);
  const arrived = before && (await findArrived(before.body));
  if (!arrived) return post({ key: crypto.randomUUID(), body }, subject);
  forgetDraft();
  return arrived;
};

const loadSchema = () =>
  import('#lib/features/bookings/contracts/bookings.ts').then(({ bookingBody }) => bookingBody);

const useErrorToast = (words: BookingFormWords) => {
  const formWords = useFormWords();
  return (error: unknown): void => {
    const text = toFailureText(formWords, error);
    if (error instanceof ApiError)
      return notify({ title: text, description: words.failed, variant: 'destructive' });
    const description = error instanceof NetworkError ? text : words.unexpected;
    notify({ title: words.error, description, variant: 'destructive' });
  };
};

// Without SMS, only the emailed link confirms a contact, and the form offers it.
const isProvable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'prove_to_request' && canSendSms();

/**
 * Holds a request until its sender has signed in, or has confirmed the number that the server asked for; `send` then
 * sends it as it is.
 */
const useProof = (isGuest: boolean, send: (body: BookingInput) => Promise<Outcome>) => {
  const { locale } = usePageWords();
  const [unsent, setUnsent] = useState<BookingInput | null>(null);
  const load = async () =>
    readSession()
      ? (await import('./own-proof.tsx')).loadOwnProof(locale)
      : (await import('./guest-proof.tsx')).loadGuestProof(locale);
  const { Part, fetchPart } = useFetchedPart(load);
  const hold = async (body: BookingInput): Promise<Outcome> => {
    if (await fetchPart()) setUnsent(body);
    return 'stayed';
  };
  const submit = async (body: BookingInput): Promise<Outcome> => {
    if (isGuest && !readSession()) return hold(body);
    try {
      return await send(body);
    } catch (error) {
      if (!isProvable(error)) throw error;
      return hold(body);
    }
  };
  const sendProved = async (): Promise<Outcome> => {
    if (unsent === null) return 'stayed';
    try {
      if ((await send(unsent)) === 'left') return 'left';
    } catch (error) {
      if (isProvable(error)) return hold(unsent);
      // Any other refusal shows in the form, which has kept everything.
    }
    setUnsent(null);
    return 'stayed';
  };
  return { Proof: unsent && Part, submit, sendProved, goBack: () => setUnsent(null) };
};

const useBook = ({ worker, services, words, onBooked, onWait }: BookingFormProps) => {
  const { offer, sendOrOffer, forget } = useBookingConflict();
  const showError = useErrorToast(words);
  const [mustConfirm, setMustConfirm] = useState(false);
  const [isAddressKept, setAddressKept] = useState(true);
  const request = async (body: BookingInput, serviceName: string | undefined): Promise<void> => {
    const title = [serviceName, worker.name].filter(Boolean).join(' – ');
    const subject = { act: words.submit, title, at: toStartsAt(body) };
    const booking = await sendBooking({ ...body, serviceName }, subject);
    await saveBookedAddress(body, { isWanted: isAddressKept, home: words.home });
    onBooked(booking);
  };
  const book = async (body: BookingInput): Promise<Outcome> => {
    const serviceName = services.find(({ _id }) => _id === body.serviceId)?.title;
    try {
      return await sendOrOffer(() => request(body, serviceName));
    } catch (error) {
      if (error instanceof WriteWaits) {
        tellWaiting();
        onWait();
        return 'stayed';
      }
      if (isProvable(error)) throw error;
      setMustConfirm(error instanceof ApiError && error.code === 'prove_to_request');
      showError(error);
      throw error;
    }
  };
  const showMissingSlot = ({ serviceId, scheduledAt, timeSlot }: FieldErrors): void => {
    // The focus goes to the first fault, and the message must not name another.
    if (timeSlot && !serviceId && !scheduledAt) notify({ title: words.slotMissing, variant: 'destructive' });
  };
  const keeping = { isAddressKept, onKeepAddress: setAddressKept };
  return { offer, mustConfirm, forget, book, complain: showMissingSlot, keeping };
};

/** Form that requests a booking from a worker. */
export const BookingForm = (props: BookingFormProps) => {
  const { worker, insteadOf, defaults, words, isGuest = false } = props;
  const { offer, mustConfirm, forget, book, complain, keeping } = useBook(props);
  const { Proof, submit, sendProved, goBack } = useProof(isGuest, book);
  return (
    <>
      {Proof && <Proof words={words.guest} onBack={goBack} onProved={sendProved} />}
      <div className={Proof ? 'hidden' : 'contents'}>
        <WaitingNote item={toRequestItem(worker._id)} />
        <Form
          schema={loadSchema}
          fixed={{ workerId: worker._id, ...(insteadOf && { insteadOf }) }}
          defaults={defaults}
          onSend={submit}
          onRefuse={complain}
          failure={words.failed}
        >
          <BookingFields {...props} {...keeping} offer={offer} mustConfirm={mustConfirm} onMoved={forget} />
        </Form>
      </div>
    </>
  );
};

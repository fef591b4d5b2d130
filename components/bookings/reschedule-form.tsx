'use client';

import { useWatch, type FieldValues } from 'react-hook-form';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { sendReschedule } from '#lib/features/bookings/client/booking-writes.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { RescheduleBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';
import { useNow } from '#lib/platform/browser/use-now.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { findChosen, toScheduledAt, toStartsAt, type DaySlot } from './chosen-time.ts';
import { FeeTimeline, noticeAfterMove } from './fee-timeline.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { useChosenDay } from './use-day-slots.ts';
import { useBookingConflict } from './use-taken.ts';
import type { Reschedulable } from './fee-timeline.tsx';
import { WhenFields } from './when-fields.tsx';

export interface RescheduleFormProps {
  booking: Reschedulable;
  /** The worker's name. */
  name: string;
  locale: Locale;
  /** The day that is selected first. */
  openOn: string;
  at: Date;
  hint: string;
  submit: string;
  busy: string;
  failed: string;
  cost: (typeof myBookings)['cost'];
  act: Pick<(typeof myBookings)['act'], 'movedCosts' | 'samePrice' | 'moveThen'>;
  words: BookingFormWords;
  /** Null: the move waits for the network. */
  onMoved(booking: BookingView | null): void;
}

const loadSchema = () =>
  import('#lib/features/bookings/contracts/bookings.ts').then(({ rescheduleBody }) => rescheduleBody);

/** The price of the new time, and what cancelling would cost after moving there. */
const NewTerms = (props: RescheduleFormProps & { slots: readonly DaySlot[] | null }) => {
  const { booking, slots, name, locale, cost, act } = props;
  const at = useNow(props.at.toISOString());
  const slot = findChosen(slots, useWatch({ name: 'timeSlot' }));
  if (!slot) return <div role="status" />;
  const pricePaise = slot.pricePaise ?? booking.pricePaise;
  const price = formatMoney(pricePaise);
  const movedNoticeMs = noticeAfterMove(booking, at);
  const moved = { ...booking, pricePaise, movedNoticeMs, startsAt: slot.startsAt.toISOString() };
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="text-lg leading-tight font-bold tabular-nums">
        {fill(pricePaise === booking.pricePaise ? act.samePrice : act.movedCosts, { price })}
      </p>
      <p className="text-sm text-muted">{act.moveThen}</p>
      <FeeTimeline booking={moved} {...{ name, locale, at }} words={cost} />
    </div>
  );
};

type FieldsProps = RescheduleFormProps & Pick<ReturnType<typeof useBookingConflict>, 'offer' | 'forget'>;

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
      <div className="sticky bottom-0 z-5 -mx-4 -mb-4 flex flex-col gap-3 border-t border-line bg-card px-4 pt-3 pb-4 short:static">
        <NewTerms {...props} slots={day.slots} />
        <SubmitButton busy={busy}>{submit}</SubmitButton>
      </div>
    </>
  );
};

/** Asks for another day or time; the agreed price stays. */
export const RescheduleForm = (props: RescheduleFormProps) => {
  const { booking, name, openOn, hint, submit, failed, onMoved } = props;
  const { offer, sendOrOffer, forget } = useBookingConflict();
  const defaults: FieldValues = { scheduledAt: toScheduledAt(openOn), timeSlot: undefined };
  const send = (body: RescheduleBody) =>
    sendOrOffer(async () => {
      const subject = { act: submit, title: name, at: toStartsAt(body) };
      const reply = await sendOrWait(sendReschedule(body, { bookingId: booking._id, subject }));
      onMoved(reply && reply.data);
    });
  return (
    <Form schema={loadSchema} defaults={defaults} onSend={send} failure={failed}>
      <p className="text-muted">{hint}</p>
      <Fields {...props} offer={offer} forget={forget} />
    </Form>
  );
};

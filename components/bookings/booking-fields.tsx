'use client';

import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormError } from '#components/form/form-error.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { AddressPart } from './booking-address.tsx';
import { keepDraft } from './booking-draft.ts';
import { TakenNotice } from './taken-notice.tsx';
import { TotalLine } from './total-line.tsx';
import { OutOfArea } from './out-of-area.tsx';
import { useChosenDay } from './use-day-slots.ts';
import { WhenFields } from './when-fields.tsx';
import { ChosenField } from '#components/form/chosen-field.tsx';
import { ChoiceChips } from '#components/ui/choice-chips.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { NewOffer } from './use-taken.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import type { FieldValues } from 'react-hook-form';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import type { BookingView, OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';

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
  /** The request in whose place this worker is asked. */
  insteadOf?: string | undefined;
  /** What the form holds at first. */
  defaults: FieldValues;
  /** When it was opened. */
  at: Date;
  /** The fields of an address. */
  address: ReactNode;
  /** One's own addresses, to choose from. */
  addresses: readonly SavedAddress[];
  words: BookingFormWords;
  onBooked(booking: BookingView): void;
  /** Told that another worker is asked instead. */
  onAsk(worker: OtherWorker): void;
}

/** What is booked of whom, and the other services of this worker. */
const ServiceFields = ({ worker, services, words }: BookingFormProps) => {
  const serviceId: unknown = useWatch({ name: 'serviceId' });
  const chosen = services.find(({ _id }) => _id === serviceId);
  return (
    <>
      <p className="flex items-center gap-3">
        <TradePicture picture={chosen?.picture ?? ''} className="size-12 shrink-0" />
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{chosen?.name ?? words.chooseService}</span>
          <span className="block text-sm text-muted">{worker.name}</span>
        </span>
      </p>
      <ChosenField name="serviceId">
        {({ choose, describedBy }) => (
          <ChoiceChips
            legend={words.selectService}
            hint={chosen && services.length > 1 ? words.changeService : undefined}
            choices={services.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={chosen?._id ?? null}
            onChoose={choose}
            more={words.moreServices}
            describedBy={describedBy}
          />
        )}
      </ChosenField>
    </>
  );
};

const MOST_LETTERS = 500;

interface BookingFieldsProps extends BookingFormProps {
  offer: NewOffer;
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

interface PriceNoticeProps extends Pick<NewOffer, 'newPricePaise'> {
  words: BookingFormWords;
}

/** The worker asks another price than the one that was sent: the same tap now agrees to the new one. */
const PriceNotice = ({ newPricePaise, words }: PriceNoticeProps) =>
  newPricePaise !== null && (
    <div role="alert">
      <Alert title={fill(words.priceChanged, { price: formatMoney(newPricePaise) })}>
        <p>{words.priceChangedHint}</p>
      </Alert>
    </div>
  );

/** The questions of a booking, and what it will cost. */
export const BookingFields = (props: BookingFieldsProps) => {
  const { worker, at, address, addresses, words, offer, onMoved, onAsk } = props;
  const { nextSlots, newPricePaise } = offer;
  const day = useChosenDay({ workerId: worker._id, offer });
  const { area } = day;
  return (
    <>
      <DraftKeeper {...props} />
      <ServiceFields {...props} />
      {nextSlots && <TakenNotice nextSlots={nextSlots} at={at} words={words} onMoved={onMoved} />}
      {area ? (
        <OutOfArea name={worker.name} area={area} words={words} onAsk={onAsk} />
      ) : (
        <WhenFields day={day} at={at} words={words} />
      )}
      <AddressPart addresses={addresses} words={words}>
        {address}
      </AddressPart>
      <TextareaField
        name="instructions"
        label={words.instructions}
        hint={words.instructionsHint}
        most={MOST_LETTERS}
      />
      <FormError />
      {!area && (
        <div className="sticky bottom-0 z-5 -mx-4 [@media(max-height:30rem)]:static -mb-4 flex flex-col gap-3 border-t border-line bg-card px-4 pt-3 pb-4">
          <PriceNotice newPricePaise={newPricePaise} words={words} />
          <TotalLine slots={day.slots} name={worker.name} at={at} words={words} />
          <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
        </div>
      )}
    </>
  );
};

'use client';

import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ResendLinkLater } from '#components/accounts/resend-link.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { AddressPart, type AddressKeeping } from './booking-address.tsx';
import { keepDraft } from './booking-draft.ts';
import { TakenNotice } from './taken-notice.tsx';
import { TotalLine } from './total-line.tsx';
import { LateOfferNotice } from '#components/catalogue/late-offer-notice.tsx';
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

/** A service with its name in the reader's language and the name that the booking stores. */
export interface BookableService {
  readonly _id: string;
  readonly name: string;
  readonly title: string;
  readonly picture: string;
}

export interface BookingFormProps {
  worker: { readonly _id: string; readonly name: string };
  services: readonly BookableService[];
  /** The earlier request that this one replaces. */
  insteadOf?: string | undefined;
  defaults: FieldValues;
  at: Date;
  address: ReactNode;
  addresses: readonly SavedAddress[];
  words: BookingFormWords;
  /** A guest fills in the form first and signs in after Confirm. */
  isGuest?: boolean;
  onBooked(booking: BookingView): void;
  /** The request waits for the network. */
  onWait(): void;
  onAsk(worker: OtherWorker): void;
}

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
            choices={services.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={chosen?._id ?? null}
            onChoose={choose}
            more={words.moreServices}
            change={words.changeService}
            describedBy={describedBy}
          />
        )}
      </ChosenField>
    </>
  );
};

const MAX_LENGTH = 500;

interface BookingFieldsProps extends BookingFormProps, AddressKeeping {
  offer: NewOffer;
  /** The request was refused until the customer confirms their email. */
  mustConfirm: boolean;
  onMoved(): void;
}

/** Saves the draft after each change. */
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

/** The worker's price has changed since the form was filled in; sending again accepts the new one. */
const PriceNotice = ({ newPricePaise, words }: PriceNoticeProps) =>
  newPricePaise !== null && (
    <div role="alert">
      <Alert title={fill(words.priceChanged, { price: formatMoney(newPricePaise) })}>
        <p>{words.priceChangedHint}</p>
      </Alert>
    </div>
  );

/** The fields of a booking, and its price. */
export const BookingFields = (props: BookingFieldsProps) => {
  const { worker, at, address, words, offer, onMoved, onAsk } = props;
  const { nextSlots, newPricePaise } = offer;
  const day = useChosenDay({ workerId: worker._id, offer });
  const { area, barrier, hasService } = day;
  return (
    <>
      <DraftKeeper {...props} />
      <ServiceFields {...props} />
      {barrier && <LateOfferNotice barrier={barrier} isGuest={props.isGuest === true} words={words.offer} />}
      {nextSlots && <TakenNotice nextSlots={nextSlots} at={at} words={words} onMoved={onMoved} />}
      {area ? (
        <OutOfArea name={worker.name} area={area} words={words} onAsk={onAsk} />
      ) : (
        !barrier && <WhenFields day={day} at={at} words={words} hasPrices={hasService} />
      )}
      <AddressPart {...props}>{address}</AddressPart>
      <TextareaField
        name="instructions"
        label={words.instructions}
        isOptional
        hint={words.instructionsHint}
        max={MAX_LENGTH}
      />
      <FormError />
      {props.mustConfirm && <ResendLinkLater />}
      {!area && !barrier && (
        <div className="sticky bottom-0 z-5 -mx-4 short:static -mb-4 flex flex-col gap-3 border-t border-line bg-card px-4 pt-3 pb-4">
          <PriceNotice newPricePaise={newPricePaise} words={words} />
          <TotalLine slots={hasService ? day.slots : null} name={worker.name} at={at} words={words} />
          <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
        </div>
      )}
    </>
  );
};

'use client';

import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#components/form/field.tsx';
import { Button } from '#components/ui/button.tsx';
import type { SessionUser } from '#lib/platform/browser/session.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { DoorField } from './door-field.tsx';
import { GateFields } from './gate-fields.tsx';
import { PinInput } from './pin-field.tsx';
import type { PlaceWords } from './place-words.ts';
import { StateAndCity } from './state-and-city.tsx';
import { usePinPlace } from './use-pin-place.ts';
import { usePlaceNames } from './use-place-names.ts';

interface AddressFieldsProps {
  words: PlaceWords;
  saved: NonNullable<SessionUser['address']>;
  /** Prefix of the field names, such as 'address.'. */
  at?: string;
  /** Starts with a known place on one line, so that only the house is left to fill in. */
  isFolded?: boolean;
}

const parts = ['pinCode', 'city', 'state'] as const;

const useTypedPlace = (at: string) => {
  const values: unknown[] = useWatch({ name: parts.map((name) => at + name) });
  const [pinCode = '', city = '', state = ''] = values.map((value) =>
    typeof value === 'string' ? value.trim() : '',
  );
  return { pinCode: plainDigits(pinCode), city, state };
};

/** The form's city and state in the page's language. */
const PlaceName = ({ at }: { at: string }) => {
  const naming = usePlaceNames();
  const { city, state } = useTypedPlace(at);
  return (
    <p className="text-sm font-medium">
      {naming.city(city)}, {naming.state(state)}
    </p>
  );
};

/** The place that the form knows already, on one line. */
const KnownPlace = ({ words, at, onChange }: { words: PlaceWords; at: string; onChange(): void }) => {
  const naming = usePlaceNames();
  const { pinCode, city, state } = useTypedPlace(at);
  return (
    <div className="flex items-center gap-3">
      <MapPin aria-hidden className="size-5 shrink-0 text-brand" />
      <p className="min-w-0 flex-1 leading-snug">
        {naming.city(city)}, {naming.state(state)} <span className="tabular-nums">{pinCode}</span>
      </p>
      <Button variant="link" size="compact" className="-mr-2" onClick={onChange}>
        {words.form.changePlace}
      </Button>
    </div>
  );
};

/**
 * Says whether the state and city have to be shown: the user asked for them, or the PIN does not tell them. A wrong PIN
 * alone is not a reason, because a right one fills them in.
 */
const useOpenPlace = (at: string, pin: ReturnType<typeof usePinPlace>['pin']) => {
  const [isAsked, setAsked] = useState(false);
  const { formState } = useFormContext();
  const { pinCode, city, state } = useTypedPlace(at);
  const isKnown = city !== '' && state !== '';
  const hasError = ['state', 'city'].some((name) => get(formState.errors, at + name) !== undefined);
  const isUntold = pin.is === 'unknown' || pin.is === 'failed' || (hasError && /^\d{6}$/.test(pinCode));
  // Stays open while both are filled in.
  if (isUntold && !isAsked) setAsked(true);
  return { isOpen: isAsked, isKnown: isKnown && /^\d{6}$/.test(pinCode), open: () => setAsked(true) };
};

const Place = ({ words, saved, at }: Required<Omit<AddressFieldsProps, 'isFolded'>>) => {
  const { form } = words;
  const place = usePinPlace(at);
  const { isOpen, isKnown, open } = useOpenPlace(at, place.pin);
  return (
    <>
      <PinInput words={words} unknown={form.pinUnknown} at={at} place={place} />
      {isOpen && <StateAndCity words={form} saved={saved} at={at} />}
      {!isOpen && isKnown && (
        <div className="-mt-2">
          {place.pin.is === 'open' && <PlaceName at={at} />}
          <Button variant="link" size="flush" className="min-h-11" onClick={open}>
            {form.changeStateCity}
          </Button>
        </div>
      )}
    </>
  );
};

/** The fields of an address. The PIN fills in state and city, which appear only to be changed. */
export const AddressFields = ({ words, saved, at = '', isFolded = false }: AddressFieldsProps) => {
  const { form } = words;
  const { pinCode, city, state } = useTypedPlace(at);
  const { formState } = useFormContext();
  const [isPlaceOpen, setPlaceOpen] = useState(!isFolded || [pinCode, city, state].includes(''));
  const hasError = parts.some((name) => get(formState.errors, at + name) !== undefined);
  // Stays open while an error is fixed.
  if (!isPlaceOpen && hasError) setPlaceOpen(true);
  return (
    <>
      {isPlaceOpen ? (
        <Place words={words} saved={saved} at={at} />
      ) : (
        <KnownPlace words={words} at={at} onChange={() => setPlaceOpen(true)} />
      )}
      <Field name={`${at}street`} label={form.street} autoComplete="street-address" enterKeyHint="next" />
      <Field name={`${at}landMark`} label={form.landMark} isOptional autoComplete="off" enterKeyHint="next" />
      <Field
        name={`${at}floor`}
        label={form.floor}
        isOptional
        hint={form.floorHint}
        autoComplete="off"
        enterKeyHint="go"
      />
      <GateFields words={form.gate} at={at} />
      <DoorField words={words} at={at} />
    </>
  );
};

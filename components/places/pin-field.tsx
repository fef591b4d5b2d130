'use client';

import { Field } from '#components/form/field.tsx';
import { useTyped } from '#components/form/use-typed.ts';
import type { PlaceWords } from './place-words.ts';
import { usePlaceNames } from './use-place-names.ts';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { getPinCall } from '#lib/features/places/contracts/places.calls.ts';
import type { Place, FoundPlace } from '#lib/features/places/contracts/places.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { LocateFixed } from 'lucide-react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { isDenied, locate } from '#lib/features/places/client/locate.ts';

interface LocateButtonProps {
  words: PlaceWords['dialog'];
  onFound(place: Place): void;
}

const useLocate = ({ words, onFound }: LocateButtonProps) => {
  const [isLocating, setLocating] = useState(false);
  const [fault, setFault] = useState('');
  const [source, setSource] = useState('');
  const show = ({ data, attribution = '' }: FoundPlace): void => {
    setSource(attribution);
    onFound(data);
  };
  const start = async (): Promise<void> => {
    setLocating(true);
    setFault('');
    try {
      show(await locate());
    } catch (error) {
      setFault(isDenied(error) ? words.denied : words.lost);
    } finally {
      setLocating(false);
    }
  };
  return { isLocating, fault, source, start };
};

/** Asks the device where it is. */
const LocateButton = (props: LocateButtonProps) => {
  const { words } = props;
  const { isLocating, fault, source, start } = useLocate(props);
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="outline"
        size="block"
        aria-busy={isLocating}
        onClick={() => !isLocating && void start()}
      >
        {isLocating ? <Spinner /> : <LocateFixed aria-hidden className="size-5 text-brand" />}
        {isLocating ? words.locating : words.locate}
      </Button>
      <div role="alert" className="empty:hidden">
        {fault && <Alert variant="destructive">{fault}</Alert>}
      </div>
      {source && <p className="text-xs text-muted">{source}</p>}
    </div>
  );
};

/** What is known of the PIN in the form. */
type PinState =
  { readonly is: 'open' | 'asked' | 'unknown' } | { readonly is: 'known'; readonly place: Place };

const open: PinState = { is: 'open' };

const askPin = async (pin: string): Promise<PinState> => {
  try {
    return { is: 'known', place: (await api(getPinCall, { params: { pin } })).data };
  } catch (error) {
    // Without an answer the form is filled in by hand.
    return error instanceof ApiError && error.code === 'pin_unknown' ? { is: 'unknown' } : open;
  }
};

const sixOf = (pin: unknown): string =>
  plainDigits(typeof pin === 'string' ? pin : '')
    .trim()
    .slice(0, 6);

const ofPin = ['street', 'landMark'] as const;

/** A street belongs to its PIN: with another one it goes, and with its own it comes back. */
const useStreetOfPin = (at: string) => {
  const { getValues, setValue } = useFormContext();
  const pin = useRef(sixOf(getValues(`${at}pinCode`)));
  const known = useRef(new Map<string, readonly unknown[]>());
  return (next: string): void => {
    if (!/^\d{6}$/.test(next) || next === pin.current) return;
    if (pin.current !== '') {
      const names = ofPin.map((name) => at + name);
      known.current.set(pin.current, getValues(names));
      const texts = known.current.get(next);
      names.forEach((name, place) => setValue(name, texts?.[place] ?? ''));
    }
    pin.current = next;
  };
};

/** Fills the form from a PIN, typed or found: city and state follow from it. `at` stands before the fields' names. */
const usePlaceFill = (at: string) => {
  const { setValue, clearErrors } = useFormContext();
  const [pin, setPin] = useState<PinState>(open);
  const asked = useRef('');
  const moveStreet = useStreetOfPin(at);
  const fill = (place: Place): void => {
    const { pinCode, state, city } = place;
    moveStreet(pinCode);
    asked.current = pinCode;
    setPin({ is: 'known', place });
    Object.entries({ pinCode, state, city }).forEach(([name, value]) => setValue(at + name, value));
    clearErrors(['pinCode', 'state', 'city'].map((name) => at + name));
  };
  const lookUp = async (typed: string): Promise<void> => {
    const wanted = plainDigits(typed).trim();
    asked.current = wanted;
    moveStreet(sixOf(typed));
    if (!/^\d{6}$/.test(wanted)) return setPin(open);
    setPin({ is: 'asked' });
    const answer = await askPin(wanted);
    // Somebody typed on: this answer is not theirs any more.
    if (asked.current !== wanted) return;
    if (answer.is === 'known') return fill(answer.place);
    setPin(answer);
  };
  return { pin, fill, lookUp };
};

const namesOf = (pin: PinState, naming: ReturnType<typeof usePlaceNames>): string => {
  if (pin.is !== 'known') return '';
  const { area, city, state } = pin.place;
  return [...new Set([naming.city(area), naming.city(city), naming.state(state)])].join(', ');
};

interface PinFieldProps {
  words: PlaceWords;
  /** Said of a PIN that is not known. */
  unknown: string;
  /** Where the address lies in the form's body: 'address.'. */
  at?: string;
}

/** The PIN, by which everything else of a place is found: typed, or found by the device's location. */
export const PinField = ({ words, unknown, at = '' }: PinFieldProps) => {
  const { pin, fill, lookUp } = usePlaceFill(at);
  const naming = usePlaceNames();
  useTyped(`${at}pinCode`, (typed) => void lookUp(typed));
  const text = pin.is === 'unknown' ? unknown : namesOf(pin, naming);
  return (
    <>
      <LocateButton words={words.dialog} onFound={fill} />
      <div className="flex flex-col gap-1.5">
        <Field
          name={`${at}pinCode`}
          label={words.form.pin}
          {...(text === '' && { hint: words.form.pinHint })}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
        />
        <p role="status" className="text-sm font-medium empty:hidden">
          {text}
        </p>
      </div>
    </>
  );
};

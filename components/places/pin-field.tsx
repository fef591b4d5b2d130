'use client';

import { Field } from '#components/form/field.tsx';
import { useTyped } from '#components/form/use-typed.ts';
import { LocateButton } from './locate-button.tsx';
import type { PlaceWords } from './place-words.ts';
import { usePlaceNames } from './use-place-names.ts';
import { usePinPlace, type PinState } from './use-pin-place.ts';
import { useState } from 'react';
import type { Place, FoundPlace } from '#lib/features/places/contracts/places.ts';
import { Alert } from '#components/ui/alert.tsx';
import { isDenied, locate } from '#lib/features/places/client/locate.ts';

interface LocateProps {
  words: PlaceWords['dialog'];
  onFound(place: Place): void;
}

const useLocate = ({ words, onFound }: LocateProps) => {
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

const Locate = (props: LocateProps) => {
  const { words } = props;
  const { isLocating, fault, source, start } = useLocate(props);
  return (
    <div className="flex flex-col gap-2">
      <LocateButton isLocating={isLocating} label={words.locate} busy={words.locating} onLocate={start} />
      <div role="alert" className="empty:hidden">
        {fault && <Alert variant="destructive">{fault}</Alert>}
      </div>
      {source && <p className="text-xs text-muted">{source}</p>}
    </div>
  );
};

const toPlaceLabel = (pin: PinState, naming: ReturnType<typeof usePlaceNames>): string => {
  if (pin.is !== 'known') return '';
  const { area, city, state } = pin.place;
  return [...new Set([naming.city(area), naming.city(city), naming.state(state)])].join(', ');
};

interface PinFieldProps {
  words: PlaceWords;
  /** The message for an unknown PIN. */
  unknown: string;
  /** Prefix of the field names, such as 'address.'. */
  at?: string;
}

interface PinInputProps extends PinFieldProps {
  place: ReturnType<typeof usePinPlace>;
}

/** The PIN field over a place that its form also uses elsewhere. */
export const PinInput = ({ words, unknown, at = '', place }: PinInputProps) => {
  const { pin, fill, lookUp } = place;
  const naming = usePlaceNames();
  useTyped(`${at}pinCode`, (typed) => void lookUp(typed));
  const text = pin.is === 'unknown' ? unknown : toPlaceLabel(pin, naming);
  return (
    <>
      <Locate words={words.dialog} onFound={fill} />
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

/** The PIN field, which fills in the rest of the place. The PIN is typed or found by location. */
export const PinField = (props: PinFieldProps) => <PinInput {...props} place={usePinPlace(props.at ?? '')} />;

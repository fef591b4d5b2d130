import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTyped } from '#components/form/use-typed.ts';
import { privateAddressParts } from '#lib/features/places/contracts/address-parts.ts';
import type { Place } from '#lib/features/places/contracts/places.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';

/** `failed`: there was no answer, so the user fills in the rest. */
export type PinState =
  { readonly is: 'open' | 'asked' | 'unknown' | 'failed' } | { readonly is: 'known'; readonly place: Place };

const open: PinState = { is: 'open' };

const askPin = async (pin: string): Promise<PinState> => {
  try {
    return { is: 'known', place: (await api('GET /places/pin/{pin}', { params: { pin } })).data };
  } catch (error) {
    return { is: error instanceof ApiError && error.code === 'pin_unknown' ? 'unknown' : 'failed' };
  }
};

const toSixDigits = (pin: unknown): string =>
  plainDigits(typeof pin === 'string' ? pin : '')
    .trim()
    .slice(0, 6);

/** A street belongs to its PIN: it is cleared when the PIN changes, and restored when the PIN changes back. */
const useStreetOfPin = (at: string) => {
  const { getValues, setValue } = useFormContext();
  const pin = useRef(toSixDigits(getValues(`${at}pinCode`)));
  const known = useRef(new Map<string, readonly unknown[]>());
  return (next: string): void => {
    if (!/^\d{6}$/.test(next) || next === pin.current) return;
    if (pin.current !== '') {
      const names = privateAddressParts.map((name) => at + name);
      known.current.set(pin.current, getValues(names));
      const texts = known.current.get(next);
      names.forEach((name, place) => setValue(name, texts?.[place] ?? ''));
    }
    pin.current = next;
  };
};

/** Clears a state and city that came from another PIN, but never those that the user chose. */
const usePlaceOfPin = (at: string) => {
  const { getValues, setValue } = useFormContext();
  const pinOfPlace = useRef(toSixDigits(getValues(`${at}pinCode`)));
  const forgetPin = (): void => {
    pinOfPlace.current = '';
  };
  useTyped(`${at}state`, forgetPin);
  useTyped(`${at}city`, forgetPin);
  return {
    setPin: (pinCode: string): void => {
      pinOfPlace.current = pinCode;
    },
    clearForeign: (pinCode: string): void => {
      if (pinOfPlace.current === '' || pinOfPlace.current === pinCode) return;
      pinOfPlace.current = '';
      ['state', 'city'].forEach((name) => setValue(at + name, ''));
    },
  };
};

/** Fills in city and state from a PIN, typed or located. `at` prefixes the field names. */
export const usePinPlace = (at: string) => {
  const { setValue, clearErrors } = useFormContext();
  const [pin, setPin] = useState<PinState>(open);
  const lastPin = useRef('');
  const moveStreet = useStreetOfPin(at);
  const placeOfPin = usePlaceOfPin(at);
  const fill = (place: Place): void => {
    const { pinCode, state, city } = place;
    moveStreet(pinCode);
    lastPin.current = pinCode;
    placeOfPin.setPin(pinCode);
    setPin({ is: 'known', place });
    Object.entries({ pinCode, state, city }).forEach(([name, value]) => setValue(at + name, value));
    clearErrors(['pinCode', 'state', 'city'].map((name) => at + name));
  };
  const lookUp = async (typed: string): Promise<void> => {
    const pinCode = plainDigits(typed).trim();
    lastPin.current = pinCode;
    moveStreet(toSixDigits(typed));
    if (!/^\d{6}$/.test(pinCode)) return setPin(open);
    setPin({ is: 'asked' });
    const answer = await askPin(pinCode);
    // The user kept typing, so this answer is outdated.
    if (lastPin.current !== pinCode) return;
    if (answer.is === 'known') return fill(answer.place);
    placeOfPin.clearForeign(pinCode);
    setPin(answer);
  };
  return { pin, fill, lookUp };
};

import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { getPinCall } from '#lib/features/places/contracts/places.calls.ts';
import type { Place } from '#lib/features/places/contracts/places.ts';

/** What is known of the PIN in the form. */
export type PinState =
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

/** Fills the form from a PIN, typed or found: city and state follow from it. `at` stands before the fields' names. */
export const usePlaceFill = (at: string) => {
  const { setValue, clearErrors } = useFormContext();
  const [pin, setPin] = useState<PinState>(open);
  const asked = useRef('');
  const fill = (place: Place): void => {
    const { pinCode, state, city } = place;
    asked.current = pinCode;
    setPin({ is: 'known', place });
    Object.entries({ pinCode, state, city }).forEach(([name, value]) => setValue(at + name, value));
    clearErrors(['pinCode', 'state', 'city'].map((name) => at + name));
  };
  const lookUp = async (typed: string): Promise<void> => {
    const wanted = typed.trim();
    asked.current = wanted;
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

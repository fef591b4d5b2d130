'use client';

import { useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#components/form/field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { useTyped } from '#components/form/use-typed.ts';
import { api } from '#lib/platform/browser/api.ts';
import { indianStates } from '#lib/features/places/rules/states.ts';
import type { StateEntry } from '#lib/features/places/contracts/places.ts';
import type { PlaceWords } from './place-words.ts';
import { usePlaceNames } from './use-place-names.ts';

type States = ReadonlyMap<string, { readonly shown: string; readonly cities: readonly string[] }>;

const noStates: States = new Map();

const nameOnPage = ({ name, names }: StateEntry): string => {
  const { lang } = document.documentElement;
  return Object.entries(names).find(([language]) => language === lang)?.[1] ?? name;
};

const toShown = (state: StateEntry) => ({ shown: nameOnPage(state), cities: state.cities });

// Translated names and suggested cities. Until they load, states are in English and cities are typed.
const useStates = (): States => {
  const [states, setStates] = useState(noStates);
  useEffect(() => {
    const ending = new AbortController();
    api('GET /places/states', { signal: ending.signal }).then(
      ({ data }) => setStates(new Map(data.map((state) => [state.name, toShown(state)]))),
      () => undefined,
    );
    return () => ending.abort();
  }, []);
  return states;
};

interface StateAndCityProps {
  /** Prefix of the field names, such as 'address.'. */
  at?: string;
  words: PlaceWords['form'];
  saved: { readonly state?: string | undefined };
}

const stateNames = ({ state }: StateAndCityProps['saved']): string[] => {
  const names = indianStates.map(({ name }) => name);
  return !state || names.includes(state) ? names : [state, ...names];
};

/** Translates a city filled in by code, but never while the user types. The server accepts both. */
const useShownCity = (name: string, cityOf: (english: string) => string): void => {
  const { setValue } = useFormContext();
  const city: unknown = useWatch({ name });
  useEffect(() => {
    if (typeof city !== 'string' || document.activeElement?.getAttribute('name') === name) return;
    const shown = cityOf(city);
    if (shown !== city) setValue(name, shown);
  }, [city, cityOf, name, setValue]);
};

/** The state, chosen from a list, and the city, suggested or typed. */
export const StateAndCity = ({ words, saved, at = '' }: StateAndCityProps) => {
  const list = useId();
  const states = useStates();
  const { setValue } = useFormContext();
  // The city belongs to the previous state.
  useTyped(`${at}state`, () => setValue(`${at}city`, ''));
  const naming = usePlaceNames();
  useShownCity(`${at}city`, naming.city);
  const state: unknown = useWatch({ name: `${at}state` });
  const chosen = typeof state === 'string' ? state : '';
  return (
    <>
      <SelectField name={`${at}state`} label={words.state} autoComplete="address-level1">
        <option value="">{words.chooseState}</option>
        {stateNames(saved).map((name) => (
          <option key={name} value={name}>
            {states.get(name)?.shown ?? name}
          </option>
        ))}
      </SelectField>
      <Field
        name={`${at}city`}
        label={words.city}
        {...(chosen === '' && { hint: words.stateFirst, disabled: true, className: 'bg-chip' })}
        list={list}
        autoComplete="address-level2"
        enterKeyHint="next"
      />
      <datalist id={list}>
        {(states.get(chosen)?.cities ?? []).map((city) => (
          <option key={city} value={naming.city(city)} />
        ))}
      </datalist>
    </>
  );
};

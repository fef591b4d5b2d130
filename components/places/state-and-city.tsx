'use client';

import { useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#components/form/field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { useTyped } from '#components/form/use-typed.ts';
import { api } from '#lib/platform/browser/api.ts';
import { listStatesCall } from '#lib/features/places/contracts/places.calls.ts';
import { indianStates } from '#lib/features/places/rules/states.ts';
import type { PlaceWords } from './place-words.ts';

type Cities = ReadonlyMap<string, readonly string[]>;

const noCities: Cities = new Map();

// Suggestions only: without them a city is typed.
const useCities = (): Cities => {
  const [cities, setCities] = useState(noCities);
  useEffect(() => {
    const ending = new AbortController();
    api(listStatesCall, { signal: ending.signal }).then(
      ({ data }) => setCities(new Map(data.map(({ name, cities }) => [name, cities]))),
      () => undefined,
    );
    return () => ending.abort();
  }, []);
  return cities;
};

interface StateAndCityProps {
  /** Where the address lies in the form's body: 'address.'. */
  at?: string;
  words: PlaceWords['form'];
  saved: { readonly state?: string | undefined };
}

const stateNames = ({ state }: StateAndCityProps['saved']): string[] => {
  const names = indianStates.map(({ name }) => name);
  return !state || names.includes(state) ? names : [state, ...names];
};

/** The state from the list of all, and its city: suggested, or typed. */
export const StateAndCity = ({ words, saved, at = '' }: StateAndCityProps) => {
  const list = useId();
  const cities = useCities();
  const { setValue } = useFormContext();
  // A city of another state would be wrong.
  useTyped(`${at}state`, () => setValue(`${at}city`, ''));
  const state: unknown = useWatch({ name: `${at}state` });
  const chosen = typeof state === 'string' ? state : '';
  return (
    <>
      <SelectField name={`${at}state`} label={words.state} autoComplete="address-level1">
        <option value="">{words.chooseState}</option>
        {stateNames(saved).map((name) => (
          <option key={name}>{name}</option>
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
        {(cities.get(chosen) ?? []).map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  );
};

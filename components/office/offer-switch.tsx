'use client';

import { useId, useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Label } from '#components/ui/label.tsx';
import { Select } from '#components/ui/select.tsx';
import type { officeOffers } from '#lib/features/office/texts/office-offers.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { ActsWords } from './acts.tsx';
import { SwitchAct } from './switch-act.tsx';

export type OfferWords = ActsWords & { readonly offers: typeof officeOffers };

/** A city or trade that the office can switch. */
export type Switchable =
  | { readonly kind: 'city'; readonly state: string; readonly city: string }
  | { readonly kind: 'trade'; readonly skillId: string };

const send = (thing: Switchable, isOffered: boolean, reason: string): Promise<unknown> => {
  if (thing.kind === 'trade') {
    const params = { id: thing.skillId };
    return api('PUT /admin/offers/trades/{id}', { params, body: { isOffered, reason } });
  }
  const { state, city } = thing;
  return api('PUT /admin/offers/cities', { body: { state, city, isOffered, reason } });
};

interface SwitchProps {
  thing: Switchable;
  isOn: boolean;
  words: OfferWords;
}

/** The switch of a city or trade. */
export const OfferSwitch = ({ thing, isOn, words: { offers, ...words } }: SwitchProps) => (
  <SwitchAct
    isOn={isOn}
    words={{ ...words, acts: offers.acts }}
    send={(next, reason) => send(thing, next, reason)}
  />
);

export const OfferState = ({ isOn, words }: { isOn: boolean; words: typeof officeOffers }) => (
  <Badge variant={isOn ? 'success' : 'danger'}>{isOn ? words.on : words.off}</Badge>
);

interface OtherCityProps {
  states: readonly { readonly name: string; readonly label: string; readonly cities: readonly string[] }[];
  words: OfferWords;
}

/** Switches off a city that the list does not show, because it has no workers or bookings. */
export const OtherCity = ({ states, words }: OtherCityProps) => {
  const id = useId();
  const [state, setState] = useState('');
  const [city, setCity] = useState('');
  const cities = states.find(({ name }) => name === state)?.cities ?? [];
  const { offers } = words;
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="flex flex-col gap-1.5">
          <Label htmlFor={`${id}-state`}>{offers.state}</Label>
          <Select
            id={`${id}-state`}
            value={state}
            onChange={({ target }) => {
              setState(target.value);
              setCity('');
            }}
          >
            <option value="">{offers.choose}</option>
            {states.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <div className="flex flex-col gap-1.5">
          <Label htmlFor={`${id}-city`}>{offers.city}</Label>
          <Select id={`${id}-city`} value={city} onChange={({ target }) => setCity(target.value)}>
            <option value="">{offers.choose}</option>
            {cities.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {city !== '' && (
        <OfferSwitch key={`${state} ${city}`} thing={{ kind: 'city', state, city }} isOn words={words} />
      )}
    </div>
  );
};

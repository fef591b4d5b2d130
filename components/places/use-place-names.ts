import { useEffect, useState } from 'react';
import { locales } from '#lib/platform/contract/locale.ts';

interface PlaceNaming {
  city(this: void, name: string): string;
  state(this: void, name: string): string;
}

const asTheyAre = (name: string): string => name;
const english: PlaceNaming = { city: asTheyAre, state: asTheyAre };

/** Returns the names of cities and states in the page's language; English until they load. */
export const usePlaceNames = (): PlaceNaming => {
  const [naming, setNaming] = useState(english);
  useEffect(() => {
    const locale = locales.find((one) => one === document.documentElement.lang) ?? 'en';
    if (locale === 'en') return;
    import('#lib/platform/i18n/place-names.ts').then(
      ({ cityIn, stateIn }) =>
        setNaming({ city: (name) => cityIn(locale, name), state: (name) => stateIn(locale, name) }),
      () => undefined,
    );
  }, []);
  return naming;
};

import type { Locale } from '#lib/platform/contract/locale.ts';

interface Named {
  name: string;
  names: Partial<Record<Exclude<Locale, 'en'>, string>>;
}

/** A name in the reader's language, or in English if there is no translation. */
export const nameIn = (locale: Locale, { name, names }: Named): string =>
  (locale === 'en' ? undefined : names[locale]) ?? name;

type Translations = Named['names'];

interface Placed<Address> {
  address: Address;
  cityNames: Translations;
  stateNames: Translations;
}

interface Parts {
  city?: string | undefined;
  state?: string | undefined;
}

/** An address with city and state in the reader's language. */
export const addressIn = <Address extends Parts>(
  locale: Locale,
  { address, ...names }: Placed<Address>,
): Address => ({
  ...address,
  ...(address.city && { city: nameIn(locale, { name: address.city, names: names.cityNames }) }),
  ...(address.state && { state: nameIn(locale, { name: address.state, names: names.stateNames }) }),
});

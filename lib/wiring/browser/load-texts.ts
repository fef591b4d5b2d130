import type { Locale } from '#lib/platform/contract/locale.ts';

const en = {
  bookingHelp: () => import('#lib/features/bookings/texts/booking-help.en.ts'),
  bookings: () => import('#lib/features/bookings/texts/bookings.en.ts'),
  cases: () => import('#lib/features/bookings/texts/cases.en.ts'),
  codeEntry: () => import('#lib/features/accounts/texts/code-entry.en.ts'),
  door: () => import('#lib/features/bookings/texts/door.en.ts'),
  extras: () => import('#lib/features/bookings/texts/extras.en.ts'),
  favorites: () => import('#lib/features/favorites/texts/favorites.en.ts'),
  form: () => import('#lib/platform/i18n/texts/form.en.ts'),
  identityProof: () => import('#lib/features/accounts/texts/identity-proof.en.ts'),
  lateFees: () => import('#lib/features/bookings/texts/late-fees.en.ts'),
  messages: () => import('#lib/features/messages/texts/messages.en.ts'),
  offers: () => import('#lib/features/catalogue/texts/offers.en.ts'),
  payment: () => import('#lib/features/bookings/texts/payment.en.ts'),
  places: () => import('#lib/features/places/texts/places.en.ts'),
  prices: () => import('#lib/features/catalogue/texts/prices.en.ts'),
  refusals: () => import('#lib/wiring/texts/refusals.en.ts'),
  safety: () => import('#lib/features/people/texts/safety.en.ts'),
  unsentWrites: () => import('#lib/platform/i18n/texts/unsent-writes.en.ts'),
  visitLinks: () => import('#lib/features/bookings/texts/visit-links.en.ts'),
};

type Name = keyof typeof en;
type Texts<N extends Name> = Awaited<ReturnType<(typeof en)[N]>>;
type Loaders = { readonly [N in Name]: () => Promise<Texts<N>> };

// Written out: the type of `import()` with a variable in its path is unknown, and a missing text would go unnoticed.
const loaders: Readonly<Record<Locale, Loaders>> = {
  en,
  hi: {
    bookingHelp: () => import('#lib/features/bookings/texts/booking-help.hi.ts'),
    bookings: () => import('#lib/features/bookings/texts/bookings.hi.ts'),
    cases: () => import('#lib/features/bookings/texts/cases.hi.ts'),
    codeEntry: () => import('#lib/features/accounts/texts/code-entry.hi.ts'),
    door: () => import('#lib/features/bookings/texts/door.hi.ts'),
    extras: () => import('#lib/features/bookings/texts/extras.hi.ts'),
    favorites: () => import('#lib/features/favorites/texts/favorites.hi.ts'),
    form: () => import('#lib/platform/i18n/texts/form.hi.ts'),
    identityProof: () => import('#lib/features/accounts/texts/identity-proof.hi.ts'),
    lateFees: () => import('#lib/features/bookings/texts/late-fees.hi.ts'),
    messages: () => import('#lib/features/messages/texts/messages.hi.ts'),
    offers: () => import('#lib/features/catalogue/texts/offers.hi.ts'),
    payment: () => import('#lib/features/bookings/texts/payment.hi.ts'),
    places: () => import('#lib/features/places/texts/places.hi.ts'),
    prices: () => import('#lib/features/catalogue/texts/prices.hi.ts'),
    refusals: () => import('#lib/wiring/texts/refusals.hi.ts'),
    safety: () => import('#lib/features/people/texts/safety.hi.ts'),
    unsentWrites: () => import('#lib/platform/i18n/texts/unsent-writes.hi.ts'),
    visitLinks: () => import('#lib/features/bookings/texts/visit-links.hi.ts'),
  },
  kn: {
    bookingHelp: () => import('#lib/features/bookings/texts/booking-help.kn.ts'),
    bookings: () => import('#lib/features/bookings/texts/bookings.kn.ts'),
    cases: () => import('#lib/features/bookings/texts/cases.kn.ts'),
    codeEntry: () => import('#lib/features/accounts/texts/code-entry.kn.ts'),
    door: () => import('#lib/features/bookings/texts/door.kn.ts'),
    extras: () => import('#lib/features/bookings/texts/extras.kn.ts'),
    favorites: () => import('#lib/features/favorites/texts/favorites.kn.ts'),
    form: () => import('#lib/platform/i18n/texts/form.kn.ts'),
    identityProof: () => import('#lib/features/accounts/texts/identity-proof.kn.ts'),
    lateFees: () => import('#lib/features/bookings/texts/late-fees.kn.ts'),
    messages: () => import('#lib/features/messages/texts/messages.kn.ts'),
    offers: () => import('#lib/features/catalogue/texts/offers.kn.ts'),
    payment: () => import('#lib/features/bookings/texts/payment.kn.ts'),
    places: () => import('#lib/features/places/texts/places.kn.ts'),
    prices: () => import('#lib/features/catalogue/texts/prices.kn.ts'),
    refusals: () => import('#lib/wiring/texts/refusals.kn.ts'),
    safety: () => import('#lib/features/people/texts/safety.kn.ts'),
    unsentWrites: () => import('#lib/platform/i18n/texts/unsent-writes.kn.ts'),
    visitLinks: () => import('#lib/features/bookings/texts/visit-links.kn.ts'),
  },
  ta: {
    bookingHelp: () => import('#lib/features/bookings/texts/booking-help.ta.ts'),
    bookings: () => import('#lib/features/bookings/texts/bookings.ta.ts'),
    cases: () => import('#lib/features/bookings/texts/cases.ta.ts'),
    codeEntry: () => import('#lib/features/accounts/texts/code-entry.ta.ts'),
    door: () => import('#lib/features/bookings/texts/door.ta.ts'),
    extras: () => import('#lib/features/bookings/texts/extras.ta.ts'),
    favorites: () => import('#lib/features/favorites/texts/favorites.ta.ts'),
    form: () => import('#lib/platform/i18n/texts/form.ta.ts'),
    identityProof: () => import('#lib/features/accounts/texts/identity-proof.ta.ts'),
    lateFees: () => import('#lib/features/bookings/texts/late-fees.ta.ts'),
    messages: () => import('#lib/features/messages/texts/messages.ta.ts'),
    offers: () => import('#lib/features/catalogue/texts/offers.ta.ts'),
    payment: () => import('#lib/features/bookings/texts/payment.ta.ts'),
    places: () => import('#lib/features/places/texts/places.ta.ts'),
    prices: () => import('#lib/features/catalogue/texts/prices.ta.ts'),
    refusals: () => import('#lib/wiring/texts/refusals.ta.ts'),
    safety: () => import('#lib/features/people/texts/safety.ta.ts'),
    unsentWrites: () => import('#lib/platform/i18n/texts/unsent-writes.ta.ts'),
    visitLinks: () => import('#lib/features/bookings/texts/visit-links.ta.ts'),
  },
  te: {
    bookingHelp: () => import('#lib/features/bookings/texts/booking-help.te.ts'),
    bookings: () => import('#lib/features/bookings/texts/bookings.te.ts'),
    cases: () => import('#lib/features/bookings/texts/cases.te.ts'),
    codeEntry: () => import('#lib/features/accounts/texts/code-entry.te.ts'),
    door: () => import('#lib/features/bookings/texts/door.te.ts'),
    extras: () => import('#lib/features/bookings/texts/extras.te.ts'),
    favorites: () => import('#lib/features/favorites/texts/favorites.te.ts'),
    form: () => import('#lib/platform/i18n/texts/form.te.ts'),
    identityProof: () => import('#lib/features/accounts/texts/identity-proof.te.ts'),
    lateFees: () => import('#lib/features/bookings/texts/late-fees.te.ts'),
    messages: () => import('#lib/features/messages/texts/messages.te.ts'),
    offers: () => import('#lib/features/catalogue/texts/offers.te.ts'),
    payment: () => import('#lib/features/bookings/texts/payment.te.ts'),
    places: () => import('#lib/features/places/texts/places.te.ts'),
    prices: () => import('#lib/features/catalogue/texts/prices.te.ts'),
    refusals: () => import('#lib/wiring/texts/refusals.te.ts'),
    safety: () => import('#lib/features/people/texts/safety.te.ts'),
    unsentWrites: () => import('#lib/platform/i18n/texts/unsent-writes.te.ts'),
    visitLinks: () => import('#lib/features/bookings/texts/visit-links.te.ts'),
  },
};

const isLocale = (language: string): language is Locale => Object.hasOwn(loaders, language);

/**
 * Loads a file of texts in the page's language (`<html lang>`), for parts that open on a tap or load late, so that
 * pages need not ship them.
 */
export const loadTexts = <N extends Name>(name: N, language: string): Promise<Texts<N>> =>
  loaders[isLocale(language) ? language : 'en'][name]();

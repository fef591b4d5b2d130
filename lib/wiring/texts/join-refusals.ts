import type { ErrorCode, FieldCode } from '#lib/platform/contract/error-codes.ts';
import type { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import type { codes } from '#lib/features/accounts/texts/codes.en.ts';
import type { admin } from '#lib/features/admin/texts/admin.en.ts';
import type { agency } from '#lib/features/agency/texts/agency.en.ts';
import type { bookings } from '#lib/features/bookings/texts/bookings.en.ts';
import type * as common from '#lib/platform/i18n/texts/common.en.ts';
import type { messages } from '#lib/features/messages/texts/messages.en.ts';
import type { money, payments } from '#lib/features/money/texts/money.en.ts';
import type { passkeys, twoFactor } from '#lib/features/accounts/texts/security.en.ts';
import type { trustedContacts } from '#lib/features/accounts/texts/trusted-contacts.en.ts';
import type { pauses } from '#lib/features/people/texts/pauses.en.ts';
import type { offers } from '#lib/features/catalogue/texts/offers.en.ts';
import type { places } from '#lib/features/places/texts/places.en.ts';
import type { favorites } from '#lib/features/favorites/texts/favorites.en.ts';
import type { leaving } from '#lib/features/privacy/texts/privacy.en.ts';
import type { push } from '#lib/features/notifications/texts/notifications.en.ts';
import type { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import type { safety } from '#lib/features/people/texts/safety.en.ts';
import type { wanted } from '#lib/features/search/texts/wanted.en.ts';
import type { reviews } from '#lib/features/reviews/texts/reviews.en.ts';

interface Features {
  common: Pick<typeof common, 'errors' | 'fields'>;
  accounts: typeof accounts;
  codes: Pick<typeof codes, 'errors' | 'fields'>;
  admin: typeof admin;
  places: Pick<typeof places, 'errors' | 'fields'>;
  bookings: Pick<typeof bookings, 'errors' | 'fields'>;
  messages: Pick<typeof messages, 'errors' | 'fields'>;
  profiles: typeof profiles;
  twoFactor: Pick<typeof twoFactor, 'errors' | 'fields'>;
  leaving: Pick<typeof leaving, 'errors'>;
  pauses: Pick<typeof pauses, 'errors'>;
  safety: Pick<typeof safety, 'errors'>;
  favorites: Pick<typeof favorites, 'errors'>;
  offers: Pick<typeof offers, 'errors'>;
  wanted: Pick<typeof wanted, 'errors'>;
  push: Pick<typeof push, 'errors' | 'fields'>;
  passkeys: Pick<typeof passkeys, 'errors'>;
  trustedContacts: Pick<typeof trustedContacts, 'errors'>;
  tickets: Pick<typeof tickets, 'errors' | 'fields'>;
  payments: Pick<typeof payments, 'fields'>;
  money: Pick<typeof money, 'errors'>;
  agency: Pick<typeof agency, 'errors' | 'fields'>;
  reviews: Pick<typeof reviews, 'errors' | 'fields'>;
}

/** Every refusal of the API and every fault of a field in one language, from all features. */
export const joinRefusals = (of: Features) => ({
  errors: {
    ...of.common.errors,
    ...of.accounts.errors,
    ...of.codes.errors,
    ...of.admin.errors,
    ...of.places.errors,
    ...of.bookings.errors,
    ...of.profiles.errors,
    ...of.twoFactor.errors,
    ...of.leaving.errors,
    ...of.favorites.errors,
    ...of.offers.errors,
    ...of.wanted.errors,
    ...of.pauses.errors,
    ...of.safety.errors,
    ...of.reviews.errors,
    ...of.agency.errors,
    ...of.messages.errors,
    ...of.money.errors,
    ...of.push.errors,
    ...of.tickets.errors,
    ...of.passkeys.errors,
    ...of.trustedContacts.errors,
  } satisfies Record<ErrorCode, string>,
  fields: {
    ...of.common.fields,
    ...of.accounts.fields,
    ...of.codes.fields,
    ...of.admin.fields,
    ...of.places.fields,
    ...of.bookings.fields,
    ...of.profiles.fields,
    ...of.twoFactor.fields,
    ...of.tickets.fields,
    ...of.payments.fields,
    ...of.reviews.fields,
    ...of.agency.fields,
    ...of.messages.fields,
    ...of.push.fields,
  } satisfies Record<FieldCode, string>,
});

import type { ErrorCode, FieldCode } from '#lib/contracts/error-code.ts';
import type { accounts } from './en/accounts.ts';
import type { admin } from './en/admin.ts';
import type { agency } from './en/agency.ts';
import type { bookings } from './en/bookings.ts';
import type * as common from './en/common.ts';
import type { messages } from './en/messages.ts';
import type { money } from './en/money.ts';
import type { passkeys } from './en/passkeys.ts';
import type { payments } from './en/payments.ts';
import type { places } from './en/places.ts';
import type { favorites } from './en/favorites.ts';
import type { leaving } from './en/leaving.ts';
import type { twoFactor } from './en/two-factor.ts';
import type { push } from './en/push.ts';
import type { profiles } from './en/profiles.ts';
import type { tickets } from './en/tickets.ts';
import type { reviews } from './en/reviews.ts';

interface Features {
  common: Pick<typeof common, 'errors' | 'fields'>;
  accounts: typeof accounts;
  admin: typeof admin;
  places: Pick<typeof places, 'errors' | 'fields'>;
  bookings: Pick<typeof bookings, 'errors' | 'fields'>;
  messages: Pick<typeof messages, 'errors' | 'fields'>;
  profiles: typeof profiles;
  twoFactor: Pick<typeof twoFactor, 'errors' | 'fields'>;
  leaving: Pick<typeof leaving, 'errors'>;
  favorites: Pick<typeof favorites, 'errors'>;
  push: Pick<typeof push, 'errors'>;
  passkeys: Pick<typeof passkeys, 'errors'>;
  tickets: Pick<typeof tickets, 'fields'>;
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
    ...of.admin.errors,
    ...of.places.errors,
    ...of.bookings.errors,
    ...of.profiles.errors,
    ...of.twoFactor.errors,
    ...of.leaving.errors,
    ...of.favorites.errors,
    ...of.reviews.errors,
    ...of.agency.errors,
    ...of.messages.errors,
    ...of.money.errors,
    ...of.push.errors,
    ...of.passkeys.errors,
  } satisfies Record<ErrorCode, string>,
  fields: {
    ...of.common.fields,
    ...of.accounts.fields,
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
  } satisfies Record<FieldCode, string>,
});

import { joinRefusals } from './join-refusals.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { admin } from '#lib/features/admin/texts/admin.en.ts';
import { agency } from '#lib/features/agency/texts/agency.en.ts';
import { bookings } from '#lib/features/bookings/texts/bookings.en.ts';
import { codes } from '#lib/features/accounts/texts/codes.en.ts';
import * as common from '#lib/platform/i18n/texts/common.en.ts';
import { favorites } from '#lib/features/favorites/texts/favorites.en.ts';
import { leaving } from '#lib/features/privacy/texts/privacy.en.ts';
import { messages } from '#lib/features/messages/texts/messages.en.ts';
import { money, payments } from '#lib/features/money/texts/money.en.ts';
import { offers } from '#lib/features/catalogue/texts/offers.en.ts';
import { passkeys, twoFactor } from '#lib/features/accounts/texts/security.en.ts';
import { pauses } from '#lib/features/people/texts/pauses.en.ts';
import { places } from '#lib/features/places/texts/places.en.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import { push } from '#lib/features/notifications/texts/notifications.en.ts';
import { reviews } from '#lib/features/reviews/texts/reviews.en.ts';
import { safety } from '#lib/features/people/texts/safety.en.ts';
import { trustedContacts } from '#lib/features/accounts/texts/trusted-contacts.en.ts';
import { wanted } from '#lib/features/search/texts/wanted.en.ts';
import { tickets } from '#lib/features/support/texts/support.en.ts';

const features = { accounts, codes, admin, agency, bookings, common, favorites, messages, money };
const others = { trustedContacts, leaving, offers, twoFactor, passkeys, pauses, payments };
const more = { places, profiles, push, reviews, safety, tickets, wanted };

export const { errors, fields } = joinRefusals({ ...features, ...others, ...more });

import { joinRefusals } from './join-refusals.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.kn.ts';
import { admin } from '#lib/features/admin/texts/admin.kn.ts';
import { agency } from '#lib/features/agency/texts/agency.kn.ts';
import { bookings } from '#lib/features/bookings/texts/bookings.kn.ts';
import { codes } from '#lib/features/accounts/texts/codes.kn.ts';
import * as common from '#lib/platform/i18n/texts/common.kn.ts';
import { favorites } from '#lib/features/favorites/texts/favorites.kn.ts';
import { leaving } from '#lib/features/privacy/texts/privacy.kn.ts';
import { messages } from '#lib/features/messages/texts/messages.kn.ts';
import { money, payments } from '#lib/features/money/texts/money.kn.ts';
import { offers } from '#lib/features/catalogue/texts/offers.kn.ts';
import { passkeys, twoFactor } from '#lib/features/accounts/texts/security.kn.ts';
import { pauses } from '#lib/features/people/texts/pauses.kn.ts';
import { places } from '#lib/features/places/texts/places.kn.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.kn.ts';
import { push } from '#lib/features/notifications/texts/notifications.kn.ts';
import { reviews } from '#lib/features/reviews/texts/reviews.kn.ts';
import { safety } from '#lib/features/people/texts/safety.kn.ts';
import { trustedContacts } from '#lib/features/accounts/texts/trusted-contacts.kn.ts';
import { wanted } from '#lib/features/search/texts/wanted.kn.ts';
import { tickets } from '#lib/features/support/texts/support.kn.ts';

const features = { accounts, codes, admin, agency, bookings, common, favorites, messages, money };
const others = { trustedContacts, leaving, offers, twoFactor, passkeys, pauses, payments };
const more = { places, profiles, push, reviews, safety, tickets, wanted };

export const { errors, fields } = joinRefusals({ ...features, ...others, ...more });

import { joinRefusals } from './join-refusals.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.hi.ts';
import { admin } from '#lib/features/admin/texts/admin.hi.ts';
import { agency } from '#lib/features/agency/texts/agency.hi.ts';
import { bookings } from '#lib/features/bookings/texts/bookings.hi.ts';
import { codes } from '#lib/features/accounts/texts/codes.hi.ts';
import * as common from '#lib/platform/i18n/texts/common.hi.ts';
import { favorites } from '#lib/features/favorites/texts/favorites.hi.ts';
import { leaving } from '#lib/features/privacy/texts/privacy.hi.ts';
import { messages } from '#lib/features/messages/texts/messages.hi.ts';
import { money, payments } from '#lib/features/money/texts/money.hi.ts';
import { offers } from '#lib/features/catalogue/texts/offers.hi.ts';
import { passkeys, twoFactor } from '#lib/features/accounts/texts/security.hi.ts';
import { pauses } from '#lib/features/people/texts/pauses.hi.ts';
import { places } from '#lib/features/places/texts/places.hi.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.hi.ts';
import { push } from '#lib/features/notifications/texts/notifications.hi.ts';
import { reviews } from '#lib/features/reviews/texts/reviews.hi.ts';
import { safety } from '#lib/features/people/texts/safety.hi.ts';
import { trustedContacts } from '#lib/features/accounts/texts/trusted-contacts.hi.ts';
import { wanted } from '#lib/features/search/texts/wanted.hi.ts';
import { tickets } from '#lib/features/support/texts/support.hi.ts';

const features = { accounts, codes, admin, agency, bookings, common, favorites, messages, money };
const others = { trustedContacts, leaving, offers, twoFactor, passkeys, pauses, payments };
const more = { places, profiles, push, reviews, safety, tickets, wanted };

export const { errors, fields } = joinRefusals({ ...features, ...others, ...more });

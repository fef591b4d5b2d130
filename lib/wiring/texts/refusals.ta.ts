import { joinRefusals } from './join-refusals.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.ta.ts';
import { admin } from '#lib/features/admin/texts/admin.ta.ts';
import { agency } from '#lib/features/agency/texts/agency.ta.ts';
import { bookings } from '#lib/features/bookings/texts/bookings.ta.ts';
import { codes } from '#lib/features/accounts/texts/codes.ta.ts';
import * as common from '#lib/platform/i18n/texts/common.ta.ts';
import { favorites } from '#lib/features/favorites/texts/favorites.ta.ts';
import { leaving } from '#lib/features/privacy/texts/privacy.ta.ts';
import { messages } from '#lib/features/messages/texts/messages.ta.ts';
import { money, payments } from '#lib/features/money/texts/money.ta.ts';
import { offers } from '#lib/features/catalogue/texts/offers.ta.ts';
import { passkeys, twoFactor } from '#lib/features/accounts/texts/security.ta.ts';
import { pauses } from '#lib/features/people/texts/pauses.ta.ts';
import { places } from '#lib/features/places/texts/places.ta.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.ta.ts';
import { push } from '#lib/features/notifications/texts/notifications.ta.ts';
import { reviews } from '#lib/features/reviews/texts/reviews.ta.ts';
import { safety } from '#lib/features/people/texts/safety.ta.ts';
import { trustedContacts } from '#lib/features/accounts/texts/trusted-contacts.ta.ts';
import { wanted } from '#lib/features/search/texts/wanted.ta.ts';
import { tickets } from '#lib/features/support/texts/support.ta.ts';

const features = { accounts, codes, admin, agency, bookings, common, favorites, messages, money };
const others = { trustedContacts, leaving, offers, twoFactor, passkeys, pauses, payments };
const more = { places, profiles, push, reviews, safety, tickets, wanted };

export const { errors, fields } = joinRefusals({ ...features, ...others, ...more });

import { joinRefusals } from './join-refusals.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.te.ts';
import { admin } from '#lib/features/admin/texts/admin.te.ts';
import { agency } from '#lib/features/agency/texts/agency.te.ts';
import { bookings } from '#lib/features/bookings/texts/bookings.te.ts';
import { codes } from '#lib/features/accounts/texts/codes.te.ts';
import * as common from '#lib/platform/i18n/texts/common.te.ts';
import { favorites } from '#lib/features/favorites/texts/favorites.te.ts';
import { leaving } from '#lib/features/privacy/texts/privacy.te.ts';
import { messages } from '#lib/features/messages/texts/messages.te.ts';
import { money, payments } from '#lib/features/money/texts/money.te.ts';
import { offers } from '#lib/features/catalogue/texts/offers.te.ts';
import { passkeys, twoFactor } from '#lib/features/accounts/texts/security.te.ts';
import { pauses } from '#lib/features/people/texts/pauses.te.ts';
import { places } from '#lib/features/places/texts/places.te.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.te.ts';
import { push } from '#lib/features/notifications/texts/notifications.te.ts';
import { reviews } from '#lib/features/reviews/texts/reviews.te.ts';
import { safety } from '#lib/features/people/texts/safety.te.ts';
import { trustedContacts } from '#lib/features/accounts/texts/trusted-contacts.te.ts';
import { wanted } from '#lib/features/search/texts/wanted.te.ts';
import { tickets } from '#lib/features/support/texts/support.te.ts';

const features = { accounts, codes, admin, agency, bookings, common, favorites, messages, money };
const others = { trustedContacts, leaving, offers, twoFactor, passkeys, pauses, payments };
const more = { places, profiles, push, reviews, safety, tickets, wanted };

export const { errors, fields } = joinRefusals({ ...features, ...others, ...more });

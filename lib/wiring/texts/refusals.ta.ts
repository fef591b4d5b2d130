import { joinRefusals } from './join-refusals.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.ta.ts';
import { admin } from '#lib/features/admin/texts/admin.ta.ts';
import { agency } from '#lib/features/agency/texts/agency.ta.ts';
import { bookings } from '#lib/features/bookings/texts/bookings.ta.ts';
import * as common from '#lib/platform/i18n/texts/common.ta.ts';
import { favorites } from '#lib/features/favorites/texts/favorites.ta.ts';
import { leaving } from '#lib/features/privacy/texts/leaving.ta.ts';
import { messages } from '#lib/features/messages/texts/messages.ta.ts';
import { money } from '#lib/features/money/texts/money.ta.ts';
import { passkeys } from '#lib/features/accounts/texts/passkeys.ta.ts';
import { payments } from '#lib/features/money/texts/payments.ta.ts';
import { places } from '#lib/features/places/texts/places.ta.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.ta.ts';
import { push } from '#lib/features/notifications/texts/push.ta.ts';
import { reviews } from '#lib/features/reviews/texts/reviews.ta.ts';
import { tickets } from '#lib/features/support/texts/tickets.ta.ts';
import { twoFactor } from '#lib/features/accounts/texts/two-factor.ta.ts';

const features = { accounts, admin, agency, bookings, common, favorites, messages, money };
const others = { leaving, twoFactor, passkeys, payments, places, profiles, push, reviews, tickets };

export const { errors, fields } = joinRefusals({ ...features, ...others });

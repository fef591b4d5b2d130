import { joinRefusals } from '../join-refusals.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { agency } from './agency.ts';
import { bookings } from './bookings.ts';
import * as common from './common.ts';
import { favorites } from './favorites.ts';
import { leaving } from './leaving.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import { passkeys } from './passkeys.ts';
import { payments } from './payments.ts';
import { places } from './places.ts';
import { profiles } from './profiles.ts';
import { push } from './push.ts';
import { reviews } from './reviews.ts';
import { tickets } from './tickets.ts';
import { twoFactor } from './two-factor.ts';

const features = { accounts, admin, agency, bookings, common, favorites, messages, money };
const others = { leaving, twoFactor, passkeys, payments, places, profiles, push, reviews, tickets };

export const { errors, fields } = joinRefusals({ ...features, ...others });

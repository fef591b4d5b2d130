/** A limit that a paper names. */
export interface Limit {
  paper: string;
  /** What the paper says. */
  says: string;
  /** Where the code has it, and how. */
  file: string;
  code: string;
}

const at = (file: string, ...pairs: readonly (readonly [says: string, code: string])[]): Limit[] =>
  pairs.map(([says, code]) => ({ paper: 'docs/threats.md', file, says, code }));
const of = (paper: string, limits: Limit[]): Limit[] => limits.map((limit) => ({ ...limit, paper }));

// Whoever changes one of these in the code changes the sentence as well, and this row.
export const limits: readonly Limit[] = [
  ...at(
    'lib/features/accounts/services/steps/take-of-day.ts',
    ['the phones of 30 distinct workers a day', 'phone: 30,'],
    ['begins 20 conversations and asks 10 times a day', 'conversation: 20, request: 10,'],
  ),
  ...at('lib/features/admin/services/reports.ts', ['until 180 days after it is closed', '180 * 86_400_000']),
  ...at(
    'lib/features/accounts/services/steps/guard-sign-in.ts',
    ['Five slow that pair, longer and longer', `'signInQuarter', points: 5, seconds: 15 * MINUTE,`],
    ['fifty a day from strangers', `'signInStrangers', points: 50, seconds: DAY,`],
  ),
  ...at(
    'lib/features/accounts/services/passwords.ts',
    ['three reset links an hour', `'resetMailHour', points: 3, seconds: HOUR,`],
    ['and ten a day, a known device', `'resetMailDay', points: 10, seconds: 24 * HOUR,`],
  ),
  ...at(
    'lib/features/accounts/services/steps/ask-email-proof.ts',
    ['three an hour and ten a day for each mailbox', `'proofMailHour', points: 3, seconds: HOUR,`],
    ['three an hour and ten a day for each mailbox', `'proofMailDay', points: 10, seconds: 24 * HOUR,`],
  ),
  ...at('lib/features/accounts/auth/passwords.ts', ['(19 MiB, 2 passes)', 'memory: 19_456, passes: 2,']),
  ...at(
    'server/index.ts',
    ['(10 s for headers, 20 s for a request)', 'headersTimeout: 10_000,'],
    ['(10 s for headers, 20 s for a request)', 'requestTimeout: 20_000,'],
  ),
  ...at('server/socket/open-socket.ts', ['counted (20 a second)', 'EVENTS_PER_SECOND = 20;']),
  ...at('server/socket/create-io.ts', ['limited to 16 kB', 'maxHttpBufferSize: 16_384,']),
  ...at(
    'lib/platform/contract/rate-class.ts',
    ['limited to 60 messages a minute with bursts of 10', 'burst: { points: 10, seconds: 10 },'],
    ['marking as read to 120 calls a minute', 'mark: { points: 120, seconds: 60,'],
  ),
  ...at(
    'lib/features/bookings/rules/booking-transitions.ts',
    ['sets out from three hours', `notBefore: { edge: 'start', minutes: -180 }`],
    ['arrives from 90 minutes before the start', `notBefore: { edge: 'start', minutes: -90 }`],
    ['at most three times a booking', 'MOST_TAKEN_BACK = 3;'],
  ),
  ...at('lib/features/bookings/rules/no-show-claim.ts', ['48 hours pass', 'ANSWER_MS = 48 * 3_600_000;']),
  ...at(
    'lib/features/bookings/rules/booking-deadlines.ts',
    ['two waking hours (7 AM–10 PM in India)', 'WAKING_HOURS = { from: 7, to: 22 }'],
    ['at the latest until an hour before the start', 'BEFORE_START_MINUTES = 60;'],
    ['under half an hour is neither offered nor booked', 'LEAST_WAIT_MINUTES = 30;'],
  ),
  ...at('lib/features/bookings/rules/day-slots.ts', ['at most 90 days ahead', 'MOST_DAYS_AHEAD = 90;']),
  ...at('lib/features/bookings/rules/cancellation.ts', ['The ten free minutes', 'FREE_MINUTES = 10;']),
  ...at('lib/features/bookings/services/steps/plan-time.ts', ['eight open hours', '8 * 3_600_000;']),
  ...at('lib/features/bookings/services/create-booking.ts', [
    'At most five requests',
    'MOST_OPEN_REQUESTS = 5;',
  ]),
  ...at('lib/features/bookings/rules/counted-jobs.ts', ['below ₹100 count', 'LEAST_COUNTED_PAISE = 10_000;']),
  ...at('lib/features/referrals/contracts/referral-code.ts', ['a job of ₹200 or more', 'jobPaise: 20_000,']),
  ...at('models/accounts/day-share.ts', ['kept for two days', 'expireAfterSeconds: 172_800']),
  ...at('lib/features/accounts/auth/read-actor.ts', ['learns within two seconds', 'keptMs: 1500']),
  ...at('lib/platform/http/client-network.ts', ['(an IPv6 /64)', 'groups.slice(0, 4)']),
  ...at('models/accounts/reset-token.ts', ['The newest two links work', 'earlierHash: tokenHash,']),
  ...at('lib/features/notifications/services/send-mails.ts', [
    '(hashed, once, 24 hours, ',
    'PROOF_VALID_MS = 24 * 60 * 60_000;',
  ]),
  ...at('models/accounts/email-proof.ts', ['the newest two; ', 'MOST_LINKS = 2;']),
  ...at('lib/platform/config/env.ts', ['Secrets are at least 32 characters', 'z.string().min(32,']),
  ...at('lib/features/people/rules/rank.ts', ["newcomer's twenty shown days", 'NEWCOMER_DAYS = 20;']),
  ...at('lib/features/people/rules/former-prices.ts', ['within the last hour', 'KEPT_MS = 3_600_000;']),
  ...at(
    'lib/features/bookings/rules/booking-transitions.ts',
    ['within 15 minutes of its beginning', 'afterMinutes: 15,'],
    ['taken back within two minutes', 'UNDO_MS = 2 * MINUTE_MS;'],
    ['at most a day after its end', 'A_DAY = 24 * 60;'],
  ),
  ...at('lib/features/profiles/services/papers.ts', [
    'a day after they were begun',
    'TRIAL_MS = 86_400_000;',
  ]),
  ...at('lib/features/admin/services/papers.ts', [
    '30 days after the decision',
    'KEPT_MS = 30 * 86_400_000;',
  ]),
  ...at('lib/features/places/services/steps/locate-address.ts', ['within 50 km of the PIN', 'CITY_KM = 50;']),
  ...at('lib/features/bookings/rules/blind-reviews.ts', [
    'or seven days have passed',
    'BLIND_MS = 7 * 86_400_000;',
  ]),
  ...at(
    'lib/features/referrals/contracts/referral-code.ts',
    ['a week after it was paid', 'daysAfterPaid: 7,'],
    ['at most 5 friends a month and 20 in all', 'friendsAMonth: 5, friendsInAll: 20,'],
  ),
  ...at('lib/features/bookings/rules/booking-dues.ts', [
    'pays half of a job at most',
    'Math.floor(pricePaise / 2)',
  ]),
  ...at('lib/features/messages/services/attachments.ts', [
    'no message carries goes after a day',
    'TRIAL_MS = 86_400_000;',
  ]),
  ...of('docs/decisions/053-favourites-and-reviews.md', [
    ...at('lib/features/favorites/services/favorites.ts', ['the cap of 200', 'MOST_FAVORITES = 200;']),
    ...at(
      'lib/platform/time/time-slot.ts',
      ['every day from 6 AM to 8 PM', 'DAY_START = 6 * 60;'],
      ['every day from 6 AM to 8 PM', 'DAY_END = 20 * 60;'],
    ),
  ]),
  ...of('docs/decisions/054-prices-on-lists.md', [
    ...at('models/catalogue/lowest-rates.ts', ['the 200 cheapest', 'MOST_LOOKED_AT = 200;']),
    ...at('lib/features/catalogue/services/steps/price-services.ts', [
      'can be a minute old',
      'keptMs: 60_000',
    ]),
  ]),
  ...of('docs/decisions/071-push.md', [
    ...at('lib/features/messages/rules/may-write.ts', ['Four seconds after', 'FOLLOW_UP_MS = 4000;']),
    ...at('lib/features/notifications/services/push-tokens.ts', ['Five a person', 'MOST_DEVICES = 5;']),
    ...at('models/accounts/push-token.ts', ['two months without a word', 'expireAfterSeconds: 60 * 86_400']),
  ]),
  ...of('docs/decisions/052-search-screen.md', [
    ...at('lib/features/search/rules/search-query.ts', ['`asTyped`', `params.set('asTyped', 'true')`]),
    ...at('app/(public)/search/search-screen.tsx', ['eight categories', 'SHOWN_CATEGORIES = 8;']),
    ...at('lib/features/accounts/services/steps/take-of-day.ts', ['thirty phones a day', 'phone: 30,']),
    ...at('app/(public)/search/use-search.ts', ['asks for no worker (`limit=0`)', "limit: '0'"]),
  ]),
  ...of(
    'docs/architecture.md',
    at('lib/platform/contract/rate-class.ts', ['60 a minute, 10 at once', 'points: 60,']),
  ),
];

/** Papers each of whose numbers is one of these limits. */
export const papersOfLimits = [
  'docs/threats.md',
  ...['052-search-screen', '053-favourites-and-reviews', '054-prices-on-lists', '071-push'].map(
    (record) => `docs/decisions/${record}.md`,
  ),
];

/** What stands in them in numbers and is no limit: names, how many there are of a thing, a test's own number. */
export const noLimits = [
  ...['HS256', 'AES-256-GCM', '`e2e/api/matrix/`', 'Argon2id', 'RFC 8291, 8292', '`limit=0`'],
  ...['two headers', 'two-factor', 'All three are counted', 'some hundred lines', 'looked after twice'],
  ...['forty asked for at once are thirty', 'A test has three agree at once'],
  ...[
    'of two who lower each other',
    'claim of one of the two',
    'of two bookings of it',
    'Each of the two is blind',
  ],
  ...['between its two people', 'the sockets of its two people', 'that only the two may open'],
  // How one query is made, which counts of commands hold elsewhere.
  ...[
    'Two commands a page',
    ': two commands a page',
    'between the two in one',
    'Two hearts at once may make it 201',
  ],
];

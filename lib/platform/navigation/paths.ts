import type { Role } from '#lib/platform/contract/actor.ts';

/** Page paths by feature. Those of the office are in office-paths.ts. */
export const publicPaths = {
  home: '/',
  search: '/search',
  /** A search, in the format of `toSearchParams`. */
  searchWith: (params: string) => (params ? `/search?${params}` : '/search'),
  /**
   * Workers with all of these skills. `near=all` ignores the reader's place; `more` holds the other search
   * parameters.
   */
  workersOf: (skillIds: readonly string[], near: 'here' | 'all', more = '') =>
    `/search?skills=${skillIds.join(',')}${skillIds.length > 1 ? '&allSkills=true' : ''}${near === 'all' ? '&near=all' : ''}${more && `&${more}`}`,
  services: '/service',
  service: (id: string) => `/service/${id}`,
  withdrawPage: '/withdraw',
  /** Deletes the address of a guest who waits for a city or trade. */
  withdraw: (id: string, secret: string) => `/withdraw?id=${id}&secret=${secret}`,
  /** Shows a guard at the gate who is coming; its token is a secret, as that of the next one. */
  pass: (token: string) => `/pass/${token}`,
  /** Shows someone at home how a visit is going. */
  sharedVisit: (token: string) => `/visit/${token}`,
  /** The page on which a trusted contact answers; its token is a secret, too. */
  trustedContact: (token: string) => `/contact/${token}`,
  /** A worker's public card; its token ends when she switches it off. */
  card: (token: string) => `/card/${token}`,
  category: (id: string) => `/category/${id}`,
  worker: (id: string) => `/worker/${id}`,
  bookingWith: (workerId: string) => `/worker/${workerId}?book=${workerId}`,
  more: '/more',
  contactUs: '/contact-us',
  contactAbout: (subject: string) => `/contact-us?subject=${encodeURIComponent(subject)}`,
  helpCenter: '/help-center',
  helpTopic: (topic: string) => `/help-center?topic=${topic}`,
  aboutUs: '/about-us',
  accessibility: '/accessibility',
  rateUs: '/rate-us',
  rateBooking: (id: string) => `/rate-us?bookingId=${id}`,
  /** Rates the latest completed booking of a service. */
  rateService: (id: string) => `/rate-us?serviceId=${id}`,
  feedback: '/feedback',
  referEarn: '/refer-earn',
  /** Shown when a page cannot be loaded; public/sw.js uses it too. */
  offline: '/offline',
  /** Shown in place of a page after too many searches; `from` is that page. */
  busy: (from: string, seconds: number) => `/busy?from=${encodeURIComponent(from)}&seconds=${seconds}`,
} as const;

export const customerPaths = { dashboard: '/customer-dashboard' } as const;

export const accountPaths = {
  profile: '/profile',
  favorites: '/profile/favorites',
  addresses: '/profile/addresses',
  whatCounts: '/what-counts',
  privacy: '/profile/privacy-security',
  trustedContacts: '/profile/privacy-security#contacts',
  settings: '/profile/settings',
  history: '/profile/service-history',
  historyOf: (group: string) => `/profile/service-history?show=${group}`,
  payments: '/profile/payments',
  transactions: '/profile/payments?show=transactions',
  receipt: (bookingId: string) => `/profile/payments/${bookingId}`,
  helpSupport: '/profile/help-support',
  helpWith: (bookingId: string) => `/profile/help-support?booking=${bookingId}#write`,
  /** The user's own support messages. */
  ownTickets: '/profile/help-support#messages',
  bookings: '/bookings',
  pastBookings: '/bookings?show=past',
  booking: (id: string) => `/bookings/${id}`,
  /** The part of a booking's page in which its cases are answered. */
  bookingCases: (id: string) => `/bookings/${id}#case`,
  /** The page after a request was sent. */
  sentRequest: (id: string) => `/bookings/${id}/sent`,
  messages: '/messages',
  /** The conversation with a person, even before it exists. */
  messagesWith: (userId: string) => `/messages?userId=${userId}`,
  notifications: '/notifications',
  /** Why the account is paused, with the appeal. */
  paused: '/paused',
} as const;

export const signInPaths = {
  login: '/login',
  loginToSave: '/login?why=save',
  workerLogin: '/worker/login',
  register: '/register',
  workerRegister: '/worker/register',
  agencyRegister: '/register?as=agency',
  forgotPassword: '/reset-password',
  /** The target of the reset link. */
  newPassword: '/forgot-password',
  /** The target of the link that proves an email address. */
  verifyEmail: '/verify-email',
  dashboard: '/dashboard',
} as const;

export const workerPaths = {
  dashboard: '/worker-dashboard',
  profile: '/worker-profile',
  invite: (id: string) => `/worker-dashboard?invite=${id}`,
  whyShown: '/why-shown',
  /** The three steps of a new worker: trade, price, place. */
  start: '/start',
  startAt: (step: string) => `/start?step=${step}`,
  hours: '/worker-profile?tab=work#hours',
  prices: '/worker-profile?tab=work#prices',
  verify: '/worker-profile?show=verified#verified',
} as const;

export const agencyPaths = {
  dashboard: '/agency',
  day: (localDate: string) => `/agency?day=${localDate}#team-week`,
  bookings: '/agency#team-bookings',
  bookingsOf: (workerId: string) => `/agency?worker=${workerId}#team-bookings`,
} as const;

/** The entrance of the office; its inner pages are in office-paths.ts, which only they load. */
export const OFFICE = '/office';

export const profilePath = (role: Role): string =>
  role === 'worker' ? workerPaths.profile : accountPaths.profile;

/** For developers. The outbox exists only in demo and development, the component gallery only in development. */
export const devPaths = { apiReference: '/docs', outbox: '/outbox', design: '/design' } as const;

/** Directions to an address in the phone's map app. */
export const wayTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Adds the page to return to after signing in. */
export const withReturnPath = (path: string, returnPath: string | null): string =>
  returnPath === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(returnPath)}`;

/** Adds a friend's referral code to a registration link. */
export const withReferral = (path: string, code: string | null): string =>
  code === null ? path : `${path}${path.includes('?') ? '&' : '?'}ref=${code}`;

/** The pages' own session, served by next-auth beside the API. */
export const pageSessionPaths = {
  csrf: '/api/auth/csrf',
  signIn: '/api/auth/callback/credentials',
  session: '/api/auth/session',
  signOut: '/api/auth/signout',
} as const;

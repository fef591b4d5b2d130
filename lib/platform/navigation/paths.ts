import type { Role } from '#lib/platform/contract/actor.ts';

/** Addresses of our pages, one object a room; only those of the office are spelt elsewhere, beside this file. */
export const publicPaths = {
  home: '/',
  search: '/search',
  /** A search, as `toSearchParams` writes it. */
  searchWith: (params: string) => (params ? `/search?${params}` : '/search'),
  /** The workers who have all of these skills; `near=all` leaves the reader's place out, `more` is the rest of a search. */
  workersOf: (skillIds: readonly string[], near: 'here' | 'all', more = '') =>
    `/search?skills=${skillIds.join(',')}${skillIds.length > 1 ? '&allSkills=true' : ''}${near === 'all' ? '&near=all' : ''}${more && `&${more}`}`,
  /** All services, to look through. */
  services: '/service',
  service: (id: string) => `/service/${id}`,
  category: (id: string) => `/category/${id}`,
  worker: (id: string) => `/worker/${id}`,
  /** A worker's page with the booking form open. */
  bookingWith: (workerId: string) => `/worker/${workerId}?book=${workerId}`,
  more: '/more',
  contactUs: '/contact-us',
  /** Writing to us with a subject that is filled in. */
  contactAbout: (subject: string) => `/contact-us?subject=${encodeURIComponent(subject)}`,
  helpCenter: '/help-center',
  helpTopic: (topic: string) => `/help-center?topic=${topic}`,
  aboutUs: '/about-us',
  rateUs: '/rate-us',
  rateBooking: (id: string) => `/rate-us?bookingId=${id}`,
  /** Of a service: its latest finished job. */
  rateService: (id: string) => `/rate-us?serviceId=${id}`,
  feedback: '/feedback',
  referEarn: '/refer-earn',
  /** Stands in for a page that cannot be fetched; public/sw.js knows it too. */
  offline: '/offline',
} as const;

export const customerPaths = { dashboard: '/customer-dashboard' } as const;

export const accountPaths = {
  profile: '/profile',
  favorites: '/profile/favorites',
  addresses: '/profile/addresses',
  privacy: '/profile/privacy-security',
  settings: '/profile/settings',
  history: '/profile/service-history',
  historyOf: (group: string) => `/profile/service-history?show=${group}`,
  payments: '/profile/payments',
  transactions: '/profile/payments?show=transactions',
  receipt: (bookingId: string) => `/profile/payments/${bookingId}`,
  helpSupport: '/profile/help-support',
  /** Writing to us about a booking. */
  helpWith: (bookingId: string) => `/profile/help-support?booking=${bookingId}#write`,
  /** What one has written to us. */
  ownTickets: '/profile/help-support#messages',
  bookings: '/bookings',
  pastBookings: '/bookings?show=past',
  booking: (id: string) => `/bookings/${id}`,
  messages: '/messages',
  /** The talk with somebody, whether there is one yet or not. */
  messagesWith: (userId: string) => `/messages?userId=${userId}`,
  notifications: '/notifications',
  /** Why the account is paused, and the appeal. */
  paused: '/paused',
} as const;

export const signInPaths = {
  login: '/login',
  /** Sign-in that says that it is for a favourite. */
  loginToSave: '/login?why=save',
  workerLogin: '/worker/login',
  register: '/register',
  workerRegister: '/worker/register',
  agencyRegister: '/register?as=agency',
  /** Asks for the mail with the link. */
  forgotPassword: '/reset-password',
  /** Where the link of that mail leads. */
  newPassword: '/forgot-password',
  /** Where the link leads that proves an e-mail address. */
  verifyEmail: '/verify-email',
  dashboard: '/dashboard',
} as const;

export const workerPaths = {
  dashboard: '/worker-dashboard',
  profile: '/worker-profile',
  /** The dashboard with an agency's invitation, or the word that it is over. */
  invite: (id: string) => `/worker-dashboard?invite=${id}`,
  whyShown: '/why-shown',
  whatCounts: '/what-counts',
  /** The three steps to being found: trade, price, place. */
  start: '/start',
  startAt: (step: string) => `/start?step=${step}`,
  hours: '/worker-profile#hours',
  prices: '/worker-profile#prices',
  /** What it means not to be verified. */
  verify: '/worker-profile?show=verified#verified',
} as const;

export const agencyPaths = {
  dashboard: '/agency',
  bookings: '/agency#team-bookings',
  /** The dashboard with the bookings of one worker of the team. */
  bookingsOf: (workerId: string) => `/agency?worker=${workerId}#team-bookings`,
} as const;

/** The way to the office, which every page knows; what is in it is beside this file, for its own pages. */
export const OFFICE = '/office';

/** One's own profile. */
export const profilePath = (role: Role): string =>
  role === 'worker' ? workerPaths.profile : accountPaths.profile;

/** For developers; the outbox stands only in demo and development, the parts only in development. */
export const devPaths = { apiReference: '/docs', outbox: '/outbox', design: '/design' } as const;

/** The way to a place, in the maps of the reader's phone; it leaves Hunar only when it is tapped. */
export const wayTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** The same address with the page to come back to after signing in. */
export const withReturnPath = (path: string, returnPath: string | null): string =>
  returnPath === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(returnPath)}`;

/** The address of a new account that carries a friend's code. */
export const withReferral = (path: string, code: string | null): string =>
  code === null ? path : `${path}${path.includes('?') ? '&' : '?'}ref=${code}`;

/** The pages' own session lives beside the API, with next-auth. */
export const pageSessionPaths = {
  csrf: '/api/auth/csrf',
  signIn: '/api/auth/callback/credentials',
  session: '/api/auth/session',
  signOut: '/api/auth/signout',
} as const;

/**
 * The rooms of the house, one a feature. A room imports only rooms of lines above its own: within a line nobody knows
 * anybody. docs/architecture.md says what each holds.
 */
export const roomOrder: readonly (readonly string[])[] = [
  ['people'],
  ['catalogue', 'money', 'support'],
  ['referrals', 'favorites'],
  ['accounts'],
  ['places'],
  ['bookings'],
  ['reviews', 'agency', 'home'],
  ['profiles'],
  ['messages', 'search'],
  ['notifications', 'privacy', 'admin'],
];

/** Imports of an upper room's model that still stand, by name. */
export const upward: readonly (readonly [importer: string, file: string])[] = [
  ['lib/features/people/services/steps/find-visible-user.ts', 'models/bookings/booking-pairs.ts'],
  ['lib/features/people/services/steps/find-visible-user.ts', 'models/messages/conversation.ts'],
  ['lib/features/profiles/services/steps/reveal-phones.ts', 'models/messages/conversation.ts'],
  ['lib/features/messages/services/mark-read.ts', 'models/notifications/notification.ts'],
  ['lib/features/accounts/services/sessions.ts', 'models/notifications/push-token.ts'],
];

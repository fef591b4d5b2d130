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
  ['messages'],
  ['visibility'],
  ['search'],
  ['notifications', 'privacy', 'admin'],
  ['office'],
];

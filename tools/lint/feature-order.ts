/**
 * The features in order. A feature imports only features of earlier lines; those within a line do not know each
 * other. docs/architecture.md describes each.
 */
export const featureOrder: readonly (readonly string[])[] = [
  ['people'],
  ['catalogue', 'money', 'support'],
  ['referrals', 'favorites'],
  ['accounts'],
  ['places'],
  ['bookings'],
  ['reviews', 'agency'],
  ['home'],
  ['profiles'],
  ['messages'],
  ['visibility'],
  ['search'],
  ['notifications', 'privacy', 'admin'],
  ['office'],
];

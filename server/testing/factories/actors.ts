import type { Actor } from '#lib/platform/contract/actor.ts';

/** Somebody who acts, without a stored session: for rules and services that only read who it is. */
export const makeActor = (fields: Partial<Actor> = {}): Actor => ({
  userId: 'a'.repeat(24),
  sessionId: 'b'.repeat(24),
  role: 'customer',
  locale: 'en',
  isSuspended: false,
  ...fields,
});

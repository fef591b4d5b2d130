import type { Actor } from '#lib/platform/contract/actor.ts';

/** An actor without a stored session, for rules and services that only read identity. */
export const makeActor = (fields: Partial<Actor> = {}): Actor => ({
  userId: 'a'.repeat(24),
  sessionId: 'b'.repeat(24),
  role: 'customer',
  locale: 'en',
  isSuspended: false,
  ...fields,
});

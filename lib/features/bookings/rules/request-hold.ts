import { allowanceFor, type ContactProof } from '#lib/features/people/rules/contact-trust.ts';

const MINUTE_MS = 60_000;

/** Until when a request holds its time; null: until it is answered. */
export const holdEndsAt = (customer: ContactProof, askedAt: Date): Date | null => {
  const minutes = allowanceFor(customer, 'requestHoldMinutes');
  return minutes === Infinity ? null : new Date(askedAt.getTime() + minutes * MINUTE_MS);
};
